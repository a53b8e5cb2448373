const longestLineInBytes = 75;

/** In UTF-8; what takes two units in memory takes four bytes. */
function bytesOf(letter: string): number {
  const unit = letter.charCodeAt(0);
  if (unit < 0x80) return 1;
  if (unit < 0x800) return 2;
  return letter.length === 1 ? 3 : 4;
}

/** Line breaks become the two signs that stand for one; other controls and halves of letters have no place here. */
export const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|[\n\u2028\u2029]/g, '\\n')
    .replace(/[\p{Cc}\p{Cs}]/gu, '');

/** Lines are cut at 75 octets, never within a letter; what starts with a space goes on from the line above. */
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
