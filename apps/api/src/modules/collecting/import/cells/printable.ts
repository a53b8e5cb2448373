const longest = 60;

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Replaces characters that a terminal hides or executes with their names. */
export const nameHidden = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (character) => `<${codeOf(character)}>`);

/** Shortens a cell to one safe line for a message. */
export function printable(cell: unknown): string {
  if (Array.isArray(cell)) return 'a list';
  if (typeof cell === 'object' && cell !== null) return 'an object';
  const text = String(cell ?? '');
  const short = text.length > longest ? `${text.slice(0, longest).trim()}…` : text;
  return nameHidden(short);
}
