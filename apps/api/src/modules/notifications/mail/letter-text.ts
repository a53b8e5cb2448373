import type { Letter, LetterItem } from '../letters/letter.ts';

const lines = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join('\n\n');

/** The state of an item, in one line. */
const stateText = ({ main, more }: NonNullable<LetterItem['state']>): string =>
  more === undefined ? main : `${main} · ${more}`;

/** The letter as plain text: for chats, and for mail clients without HTML. */
export function letterText(letter: Letter, colon: string): string {
  const { title, paragraphs, code, facts = [], items = [], rest, action, links = [] } = letter;
  return lines([
    title,
    code ?? null,
    ...paragraphs,
    facts.length === 0 ? null : facts.map(({ label, value }) => `${label}${colon} ${value}`).join('\n'),
    ...items.map(({ label, href, about, state }) =>
      [label, about, ...(state ? [stateText(state)] : []), href].join('\n'),
    ),
    rest ?? null,
    ...[...(action ? [action] : []), ...links].map(({ label, href }) => `${label}${colon}\n${href}`),
  ]);
}
