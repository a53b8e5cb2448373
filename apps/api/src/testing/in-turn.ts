import type { Turn } from '../modules/notifications/transports/carrier.ts';

/** A carrier's turn that comes at once and does not end. */
export const inTurn = async (): Promise<Turn> => ({ kind: 'now', until: new Date('9999-01-01') });
