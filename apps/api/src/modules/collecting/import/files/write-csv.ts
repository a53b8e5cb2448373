/** Excel reads the file as UTF-8 because of this mark. */
export const byteOrderMark = '\ufeff';

/**
 * Puts an apostrophe before a cell that looks like a formula, so that no spreadsheet program computes it. The import
 * removes it.
 */
const shielded = (cell: string): string => (/^'*[=+\-@]/.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string): string => (/[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quoted(shielded(cell))).join(',')}\r\n`;
