/** A row with its cells by column name, or a row that could not be parsed. */
export type Row = { line: number; cells: Cells } | { line: number; text: string; reason: string };

/** Texts in a table, any JSON values in a line of JSON. */
export type Cells = Readonly<Record<string, unknown>>;

/** The key of cells without a column name. They are kept so that nothing is lost silently. */
export const extraCells = '';
/** The column with the reason in a file of refused rows. It is ignored when the file is read. */
export const refusedBecause = 'refused_because';
