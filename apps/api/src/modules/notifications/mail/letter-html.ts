import type { Letter, LetterFact, LetterItem, LetterLink } from '../letters/letter.ts';
import type { LetterWords } from '../letters/letter-words.ts';
import { footLinks } from '../letters/letter-words.ts';
import { Html, html } from './html.ts';
import { fonts, light, styleSheet } from './mail-style.ts';

// Tables and inline styles, because mail clients without style sheets must show the same page in light colours.
const body = `margin:0 0 16px;font-size:16px;line-height:1.6;color:${light.text}`;

/** The preview text: mailboxes show it under the subject, and the mail hides it. The padding keeps other text out. */
const preheader = (text: string): Html =>
  html`<div style="display:none;max-height:0;overflow:hidden;opacity:0">${text}${new Html('&#847;&zwnj;&nbsp;'.repeat(60))}</div>`;

/** With the letters before it, as Amharic has them, and the stop after it. */
const invoiceNumber = /(\p{L}{0,4}AWJ-\d{4}-\d+[.።]?)/u;

/** Keeps an invoice number on one line: a mail client breaks it after a hyphen. */
const unbroken = (text: string): Html =>
  html`${text.split(invoiceNumber).map((part, at) => (at % 2 === 1 ? html`<span style="white-space:nowrap">${part}</span>` : part))}`;

/** The double rule of a newspaper, under its name and its date. */
const header = (brand: string, dateLine: string): Html => html`<tr><td class="inside" style="padding:24px 32px 0">
<table role="presentation" cellpadding="0" cellspacing="0" width="100%"><tr>
<td class="rule" style="padding:0 0 14px;border-bottom:4px double ${light.ink}">
<table role="presentation" cellpadding="0" cellspacing="0" width="100%"><tr>
<td class="ink on-ink" width="32" height="32" align="center" bgcolor="${light.ink}" style="border-radius:7px;background-color:${light.ink};color:${light.onInk};font-size:20px;font-weight:700;line-height:32px" aria-hidden="true">አ</td>
<td class="text" style="padding-left:10px;font-size:20px;font-weight:700;color:${light.text}">${brand}</td>
<td class="muted" align="right" style="color:${light.muted};font-size:14px">${dateLine}</td>
</tr></table>
</td></tr></table>
</td></tr>`;

const codeBox = (code: string): Html =>
  html`<p class="soft text" style="margin:0 0 20px;padding:16px;border-radius:8px;background-color:${light.soft};color:${light.text};font-size:32px;font-weight:700;letter-spacing:8px;text-align:center">${code}</p>`;

const factRow = ({ label, value, isMain = false }: LetterFact): Html => html`<tr>
<td class="muted line" valign="top" width="38%" style="padding:10px 12px 10px 0;border-bottom:1px solid ${light.line};color:${light.muted};font-size:14px;line-height:1.5">${label}</td>
<td class="text line" valign="top" style="padding:10px 0;border-bottom:1px solid ${light.line};color:${light.text};font-size:14px;line-height:1.5;overflow-wrap:anywhere">${isMain ? html`<b style="font-size:16px">${value}</b>` : value}</td>
</tr>`;

const factTable = (facts: NonNullable<Letter['facts']>): Html =>
  html`<table class="line" role="presentation" cellpadding="0" cellspacing="0" width="100%" style="margin:0 0 24px;border-top:1px solid ${light.line}">${facts.map(factRow)}</table>`;

const button = ({ label, href }: LetterLink): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="margin:8px 0 20px"><tr>
<td class="ink" align="center" bgcolor="${light.ink}" style="border-radius:8px;background-color:${light.ink}">
<a class="on-ink" href="${href}" style="display:block;padding:14px 20px;color:${light.onInk};font-size:16px;font-weight:600;line-height:1.4;text-decoration:none">${label}</a>
</td></tr></table>`;

const link = ({ label, href }: LetterLink): Html =>
  html`<p style="margin:0 0 16px;font-size:15px;text-align:center"><a class="link" href="${href}" style="color:${light.ink}">${label}</a></p>`;

const itemState = ({ main, more }: NonNullable<LetterItem['state']>): Html =>
  html`<span class="muted" style="display:block;padding-top:2px;color:${light.muted};font-size:14px;line-height:1.5"><b class="text" style="color:${light.text};font-weight:650">${main}</b>${more === undefined ? null : ` · ${more}`}</span>`;

const item = ({ label, href, about, state }: LetterItem): Html => html`<tr>
<td class="line" style="padding:16px 0;border-bottom:1px solid ${light.line}">
<a class="link" href="${href}" style="display:block;color:${light.ink};font-size:16px;font-weight:600;line-height:1.45;text-decoration:none;overflow-wrap:anywhere">${label}</a>
<span class="muted" style="display:block;padding-top:2px;color:${light.muted};font-size:14px;line-height:1.5">${about}</span>
${state ? itemState(state) : null}
</td></tr>`;

const itemTable = (items: readonly LetterItem[]): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="margin:-8px 0 24px">${items.map(item)}</table>`;

/** The reason for the letter, and how to change or stop it. */
function footer(letter: Letter, words: LetterWords): Html {
  const links = footLinks(letter, words);
  const small = `margin:0;color:${light.muted};font-size:13px;line-height:1.6;text-align:center;text-wrap:balance`;
  return html`<tr><td class="inside" style="padding:0 32px 24px">
<table role="presentation" cellpadding="0" cellspacing="0" width="100%"><tr><td>
<p class="muted" style="${small}">${letter.why ?? words.texts.mail.about}</p>
${links.length === 0 ? null : html`<p class="muted" style="${small}">${links.map(({ label, href }, at) => html`${at === 0 ? null : ' · '}<a class="link" href="${href}" style="color:${light.ink};text-decoration:none">${label}</a>`)}</p>`}
</td></tr></table>
</td></tr>`;
}

/** The letter as an HTML mail, with the same text as the plain version. */
export function letterHtml(letter: Letter, words: LetterWords, writtenAt: Date): string {
  const { subject, title, paragraphs, code, facts = [], items = [], rest, action, links = [] } = letter;
  const content = html`<tr><td class="inside" style="padding:24px 32px 8px">
<h1 class="text" style="margin:0 0 16px;color:${light.text};font-size:22px;font-weight:700;line-height:1.35;text-wrap:balance">${unbroken(title)}</h1>
${code === undefined ? null : codeBox(code)}
${paragraphs.map((text) => html`<p class="text" style="${body}">${unbroken(text)}</p>`)}
${facts.length === 0 ? null : factTable(facts)}
${items.length === 0 ? null : itemTable(items)}
${rest === undefined ? null : html`<p class="muted" style="margin:0 0 16px;color:${light.muted};font-size:14px">${rest}</p>`}
${action ? button(action) : null}
${links.map(link)}
</td></tr>`;
  return html`<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${new Html(styleSheet)}</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:${light.page}">
${preheader(paragraphs[0] ?? items[0]?.label ?? title)}
<table class="page" role="presentation" cellpadding="0" cellspacing="0" width="100%" bgcolor="${light.page}" style="background-color:${light.page}"><tr>
<td class="around" align="center" style="padding:24px 12px;font-family:${fonts}">
${new Html('<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->')}
<table class="card" role="presentation" cellpadding="0" cellspacing="0" width="100%" bgcolor="${light.card}" style="max-width:600px;border-collapse:separate;border:1px solid ${light.line};border-radius:12px;background-color:${light.card};text-align:left;font-family:${fonts}">
${header(words.texts.mail.brand, words.nearDay(writtenAt).join(' · '))}
${content}
${footer(letter, words)}
</table>
${new Html('<!--[if mso]></td></tr></table><![endif]-->')}
</td></tr></table>
</body>
</html>
`.text;
}
