import type { Letter, LetterItem } from '../letters/letter.ts';

const lines = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join('\n\n');

/** How an item stands, in one line. */
const stateText = ({ main, more }: NonNullable<LetterItem['state']>): string =>
  more === undefined ? main : `${main} · ${more}`;

/** The letter in plain text: the body of a chat message, and of a mail for whoever shows no HTML. */
export function letterText(letter: Letter): string {
  const { title, paragraphs, code, facts = [], items = [], rest, action, links = [] } = letter;
  return lines([
    title,
    code ?? null,
    ...paragraphs,
    facts.length === 0 ? null : facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...items.map(({ label, href, about, state }) =>
      [label, about, ...(state ? [stateText(state)] : []), href].join('\n'),
    ),
    rest ?? null,
    ...[...(action ? [action] : []), ...links].map(({ label, href }) => `${label}:\n${href}`),
  ]);
}
