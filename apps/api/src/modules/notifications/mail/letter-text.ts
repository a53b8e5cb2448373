import type { Letter } from '../letters/letter.ts';

const lines = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join('\n\n');

/** The letter in plain text: the body of a chat message, and of a mail for whoever shows no HTML. */
export const letterText = ({ title, paragraphs, code, facts = [], items = [], action, links = [] }: Letter): string =>
  lines([
    title,
    code ?? null,
    ...paragraphs,
    facts.length === 0 ? null : facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...items.map(({ label, href, detail }) => `${label}\n${detail}\n${href}`),
    ...[...(action ? [action] : []), ...links].map(({ label, href }) => `${label}:\n${href}`),
  ]);
