/** So that Excel takes it for UTF-8. */
export const byteOrderMark = '\ufeff';

/** A cell that begins like a formula would be computed by a spreadsheet program; the shield comes off when it is read. */
const shielded = (cell: string): string => (/^'*[=+\-@]/.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string): string => (/[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quoted(shielded(cell))).join(',')}\r\n`;
