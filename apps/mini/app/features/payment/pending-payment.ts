/** A payment that was begun and of which the server has not told yet; it outlives a reload of the page. */
export interface PendingPayment {
  begunAt: number;
  /** Beside the chat, on a page that can be opened again. */
  isOutside: boolean;
  /** The person was told that it is paid. */
  isTold: boolean;
}

const key = 'pending-payment';

export function readPending(): PendingPayment | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as PendingPayment | null;
  } catch {
    return null;
  }
}

/** Without storage a reload forgets it, and the server alone keeps anybody from paying twice. */
export function keepPending(pending: PendingPayment | null): void {
  try {
    if (pending) sessionStorage.setItem(key, JSON.stringify(pending));
    else sessionStorage.removeItem(key);
  } catch {
    // Nothing to do about it.
  }
}
