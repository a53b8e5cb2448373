const longestLineInBytes = 75;

/** In UTF-8; a character of two UTF-16 units has four bytes. */
function bytesOf(letter: string): number {
  const unit = letter.charCodeAt(0);
  if (unit < 0x80) return 1;
  if (unit < 0x800) return 2;
  return letter.length === 1 ? 3 : 4;
}

/** Line breaks become `\n`; other controls and lone surrogates are dropped. */
export const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|[\n\u2028\u2029]/g, '\\n')
    .replace(/[\p{Cc}\p{Cs}]/gu, '');

/** Lines are folded at 75 octets, never within a character. A line that starts with a space continues the one above. */
export function foldLine(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const letter of line) {
    bytes += bytesOf(letter);
    if (bytes > longestLineInBytes) {
      folded += '\r\n ';
      bytes = 1 + bytesOf(letter);
    }
    folded += letter;
  }
  return folded;
}
