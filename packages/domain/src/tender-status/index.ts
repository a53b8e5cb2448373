export type TenderStatus = 'open' | 'closed';

/** 1 on the wire is open; 0 and any unexpected value is closed, so that nobody prepares a bid in vain. */
export const toTenderStatus = (wire: unknown): TenderStatus => (wire === 1 ? 'open' : 'closed');

export const toWireTenderStatus = (status: TenderStatus): 0 | 1 => (status === 'open' ? 1 : 0);

/** A tender is open until the instant it closes; without an instant, until somebody closes it. */
export function tenderStatusAt(tender: { closesAt: Date | null }, now: Date): TenderStatus {
  if (tender.closesAt === null) return 'open';
  return now.getTime() < tender.closesAt.getTime() ? 'open' : 'closed';
}
