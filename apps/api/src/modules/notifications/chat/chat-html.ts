import type { Letter } from '../letters/letter.ts';
import { type Html, html } from '../mail/html.ts';
import type { ButtonRow } from './chat-buttons.ts';

const title = (text: string): Html => html`<b>${text}</b>`;

const facts = (all: NonNullable<Letter['facts']>): Html[] =>
  all.map(({ label, value }, at) => html`${at === 0 ? '' : '\n'}${label}: <b>${value}</b>`);

const items = (all: NonNullable<Letter['items']>): Html[] =>
  all.map(
    ({ label, href, detail }, at) =>
      html`${at === 0 ? '' : '\n'}<b>${at + 1}.</b> <a href="${href}">${label}</a>\n${detail}`,
  );

/** The letter as a chat message, in what Telegram takes of HTML. What it leads to stands under it, as buttons. */
export function chatHtml(letter: Letter): string {
  const { paragraphs, code, facts: told = [], items: named = [] } = letter;
  const parts = [
    title(letter.title),
    ...(code === undefined ? [] : [html`<code>${code}</code>`]),
    ...paragraphs.map((text) => html`${text}`),
    ...(told.length === 0 ? [] : [html`${facts(told)}`]),
    ...(named.length === 0 ? [] : [html`${items(named)}`]),
  ];
  return parts.map(({ text }) => text).join('\n\n');
}

export const buttonsOf = ({ buttons, action, links = [] }: Letter): readonly ButtonRow[] =>
  buttons ?? [...(action ? [[action]] : []), ...links.map((link) => [link])];
