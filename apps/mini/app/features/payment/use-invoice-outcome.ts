import { useArea } from '@awaj/i18n/react';
import { useRef } from 'react';
import { reloadWhenReachable } from '../../boot/reload-when-reachable.ts';
import { useHost } from '../../data/use-host.ts';
import type { InvoiceOutcome } from '../../telegram/questions.ts';
import { keepPaid } from './pending-payment.ts';
import type { Pending } from './use-pending.ts';
import { usePopup } from './use-popup.ts';

/** Handles a closed invoice. Only the server can confirm a payment, so it is asked. */
export function useInvoiceOutcome({ set }: Pending) {
  const { haptic } = useHost();
  const { popup } = useArea('telegramTender');
  const { show, notice } = usePopup();
  const isPaid = useRef(false);
  const begin = (isTold: boolean, isOutside = false) => set({ begunAt: Date.now(), isTold, isOutside });
  const outcomes: Record<InvoiceOutcome, () => Promise<void> | void> = {
    async paid() {
      // The client and the server may both report it.
      if (isPaid.current) return;
      isPaid.current = true;
      begin(true);
      keepPaid();
      haptic('success');
      await show(popup.paid);
      // Until then the page shows that the payment is being confirmed.
      void reloadWhenReachable();
    },
    cancelled() {
      set(null);
      return show(popup.cancelled);
    },
    failed() {
      set(null);
      haptic('failure');
      return show(popup.failed);
    },
    pending: () => begin(false),
  };
  return { begin, outcomes, notice };
}
