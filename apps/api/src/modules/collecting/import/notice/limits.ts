import { longestNotice } from '@awaj/reader/notice-text';

const megabyte = 1024 ** 2;

/** Limits of a file. Real files stay far below; the limits bound the memory. */
export const limits = {
  textBytes: 256 * megabyte,
  workbookBytes: 32 * megabyte,
  /** For all parts of a workbook together, whatever its directory claims. */
  unpackedBytes: 256 * megabyte,
  rows: 200_000,
  /** For a line of JSON or a row of a table. */
  rowCharacters: 2_000_000,
  contentCharacters: longestNotice,
};

export const inMegabytes = (bytes: number): string => `${Math.round(bytes / megabyte)} MB`;
