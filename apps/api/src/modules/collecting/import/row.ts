/** A row with its cells by the names of their columns, or one that could not be taken apart. */
export type Row = { line: number; cells: Cells } | { line: number; text: string; reason: string };

/** Texts in a table, whatever JSON has in a line of JSON. */
export type Cells = Readonly<Record<string, unknown>>;

/** What a table has beside its columns is kept under this name, so that nothing is lost unseen. */
export const extraCells = '';
/** Written by us into a file of refused rows, and passed over when it is read. */
export const refusedBecause = 'refused_because';
