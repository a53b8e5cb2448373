const longestLineInBytes = 75;

function bytesOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_00_00 ? 3 : 4;
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
