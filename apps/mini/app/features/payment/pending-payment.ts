import { guarded } from '@awaj/features/storage';

/** A payment that was begun and of which the server has not told yet; it outlives a reload of the page. */
export interface PendingPayment {
  begunAt: number;
  /** Beside the chat, on a page that can be opened again. */
  isOutside: boolean;
  /** The person was told that it is paid. */
  isTold: boolean;
}

const key = 'pending-payment';

export const readPending = (): PendingPayment | null =>
  guarded<PendingPayment | null>(() => JSON.parse(sessionStorage.getItem(key) ?? 'null')) ?? null;

/** Without storage a reload forgets it, and the server alone keeps anybody from paying twice. */
export const keepPending = (pending: PendingPayment | null): void =>
  guarded(() => {
    if (pending) sessionStorage.setItem(key, JSON.stringify(pending));
    else sessionStorage.removeItem(key);
  });

const paidKey = 'just-paid';

/** Whether this visit has seen a payment arrive. */
export const hasJustPaid = (): boolean => guarded(() => sessionStorage.getItem(paidKey) !== null) ?? false;

export const keepPaid = (): void => guarded(() => sessionStorage.setItem(paidKey, 'yes'));
