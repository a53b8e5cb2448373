import { longestNotice } from '@awaj/reader/notice-text';

const megabyte = 1024 ** 2;

/** What a file may hold at most. Nothing here is ever reached by honest work; each keeps the memory bounded. */
export const limits = {
  textBytes: 256 * megabyte,
  workbookBytes: 32 * megabyte,
  /** Of all parts of a workbook together, whatever its table of contents says. */
  unpackedBytes: 256 * megabyte,
  rows: 200_000,
  /** Of a line of JSON or a row of a table. */
  rowCharacters: 2_000_000,
  contentCharacters: longestNotice,
};

export const inMegabytes = (bytes: number): string => `${Math.round(bytes / megabyte)} MB`;
