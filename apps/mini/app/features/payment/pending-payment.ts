import { guarded } from '@awaj/features/storage';

/** A started payment that the server has not confirmed yet. It survives a reload. */
export interface PendingPayment {
  begunAt: number;
  /** Paid outside the chat, on a page that can be opened again. */
  isOutside: boolean;
  /** The user has seen that it is paid. */
  isTold: boolean;
}

const key = 'pending-payment';

export const readPending = (): PendingPayment | null =>
  guarded<PendingPayment | null>(() => JSON.parse(sessionStorage.getItem(key) ?? 'null')) ?? null;

/** Without storage a reload forgets it, and only the server prevents a second payment. */
export const keepPending = (pending: PendingPayment | null): void =>
  guarded(() => {
    if (pending) sessionStorage.setItem(key, JSON.stringify(pending));
    else sessionStorage.removeItem(key);
  });

const paidKey = 'just-paid';

/** Whether this visit has seen a payment arrive. */
export const hasJustPaid = (): boolean => guarded(() => sessionStorage.getItem(paidKey) !== null) ?? false;

export const keepPaid = (): void => guarded(() => sessionStorage.setItem(paidKey, 'yes'));
