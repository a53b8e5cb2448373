import { checkNotice } from '../modules/collecting/import/notice/check-notice.ts';
import type { Cells } from '../modules/collecting/import/notice/row.ts';
import { demoLookups } from './notice-lookups.ts';

const now = new Date('2026-11-25T12:00:00Z');
export const rowContext = { now, lookups: demoLookups() };

/** A row without faults. */
export const row: Cells = {
  title: 'Supply of tyres',
  content: 'The buyer invites sealed bids from licensed suppliers.\n\nBids close on 4 December 2026 at 14:00.',
  language: 'English',
  company: 'Ethiopian Roads Administration',
  categories: 'Spare Parts, Tyres and Batteries; ጥገናና እድሳት',
  source: 'Addis Zemen',
  published_on: '2026-11-20',
};

/** Checks the valid row with these cells replaced. */
export const checkRow = (cells: Cells) => checkNotice({ ...row, ...cells }, rowContext);

/** Lists the faults of the valid row with these cells replaced. */
export function faultsOf(cells: Cells): string[] {
  const checked = checkRow(cells);
  return 'faults' in checked ? checked.faults.map(({ column, value, reason }) => `${column} "${value}" ${reason}`) : [];
}
