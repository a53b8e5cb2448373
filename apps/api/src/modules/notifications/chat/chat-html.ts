import type { Letter, LetterItem } from '../letters/letter.ts';
import { type Html, html } from '../mail/html.ts';
import type { ButtonRow } from './chat-buttons.ts';

const title = (text: string): Html => html`<b>${text}</b>`;

const facts = (all: NonNullable<Letter['facts']>, colon: string): Html[] =>
  all.map(({ label, value }, at) => html`${at === 0 ? '' : '\n'}${label}${colon} <b>${value}</b>`);

const state = ({ main, more }: NonNullable<LetterItem['state']>): Html =>
  html`\n<b>${main}</b>${more === undefined ? null : ` · ${more}`}`;

/** Numbered like the stars below, unless there is only one. */
const items = (all: readonly LetterItem[]): Html[] =>
  all.map(
    ({ label, href, about, state: known }, at) =>
      html`${at === 0 ? '' : '\n\n'}${all.length === 1 ? null : html`<b>${at + 1}.</b> `}<a href="${href}">${label}</a>\n${about}${known ? state(known) : null}`,
  );

/** The letter as a chat message, in Telegram's subset of HTML. Its links become buttons. */
export function chatHtml(letter: Letter, colon: string): string {
  const { paragraphs, code, facts: told = [], items: named = [], rest, foot } = letter;
  const parts = [
    title(letter.title),
    ...(code === undefined ? [] : [html`<code>${code}</code>`]),
    ...paragraphs.map((text) => html`${text}`),
    ...(told.length === 0 ? [] : [html`${facts(told, colon)}`]),
    ...(named.length === 0 ? [] : [html`${items(named)}`]),
    ...(rest === undefined ? [] : [html`${rest}`]),
    ...(foot === undefined ? [] : [html`${foot}`]),
  ];
  return parts.map(({ text }) => text).join('\n\n');
}

export const buttonsOf = ({ buttons, action, links = [], settings }: Letter): readonly ButtonRow[] =>
  buttons ?? [action, ...links, settings].flatMap((link) => (link ? [[link]] : []));
