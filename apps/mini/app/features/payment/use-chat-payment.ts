import type { PlanId } from '@awaj/domain/plan';
import { chatStandingQuery } from '@awaj/features/account';
import { createChatMutations, isLaunchRefused, type Waiting } from '@awaj/features/chat';
import { refusalText } from '@awaj/features/failure';
import { useMessages } from '@awaj/i18n/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { session } from '../../data/session.ts';
import { useApi, useHost } from '../../data/use-host.ts';
import { useRefusedText } from '../../shell/use-refused-text.ts';
import { useInvoiceOutcome } from './use-invoice-outcome.ts';
import { type Pending, usePending } from './use-pending.ts';
import type { Notice } from './use-popup.ts';

export interface ChatPayment {
  pay: () => void;
  isBusy: boolean;
  /** Why the invoice could not be opened. */
  problem: string | null;
  /** The launch has expired, so only a new one can pay. */
  isLaunchOver: boolean;
  waiting: Waiting;
  isOutside: boolean;
  checkAgain: () => void;
  notice: Notice | null;
}

const paymentOrigins = () => session().config.paymentOrigins.split(' ');

/** While an invoice is open, the client's report is awaited first; but it may never come. */
const clientReportMs = 5_000;

/**
 * Once the server has confirmed the payment: shows a message if there was none yet, and reloads the page with the
 * subscription.
 */
function useSettlement({ pending, isSettled, set }: Pending, isOpen: boolean, onPaid: () => Promise<void> | void) {
  const client = useQueryClient();
  const settle = useEffectEvent(() => {
    if (!pending?.isTold) return void onPaid();
    set(null);
    void client.invalidateQueries();
  });
  useEffect(() => {
    if (!isSettled) return;
    const timer = setTimeout(settle, isOpen ? clientReportMs : 0);
    return () => clearTimeout(timer);
  }, [isSettled, isOpen]);
}

/** Pays by Telegram's own invoice, or on the provider's page: for the chosen plan, otherwise for what is due. */
export function useChatPayment(planId: PlanId | null = null): ChatPayment {
  const host = useHost();
  const { failure } = useMessages();
  const refusedText = useRefusedText();
  const client = useQueryClient();
  const { client: api } = useApi();
  const pending = usePending();
  const { begin, outcomes, notice } = useInvoiceOutcome(pending);
  const { mutateAsync } = useMutation(createChatMutations(api, paymentOrigins()).invoice());
  const payment = useMutation({
    async mutationFn() {
      const { place, url } = await mutateAsync(planId);
      begin(false, place === 'page' || host.openInvoice === null);
      if (place === 'page') return host.openOutside(url);
      if (host.openInvoice === null) return host.openInTelegram(url);
      await outcomes[await host.openInvoice(url)]();
    },
    // The payment may have made or replaced the invoice that is due.
    onSettled: () => void client.invalidateQueries({ queryKey: chatStandingQuery(api).queryKey }),
  });
  const { error, isPending: isBusy } = payment;
  useSettlement(pending, isBusy, outcomes.paid);
  const { isTold = false, isOutside = false } = pending.pending ?? {};
  return {
    pay: () => payment.mutate(),
    isBusy,
    problem: error && (refusedText(error) ?? refusalText(error, failure)),
    isLaunchOver: isLaunchRefused(error),
    waiting: isBusy ? 'none' : pending.waiting,
    isOutside,
    checkAgain: () => begin(isTold, isOutside),
    notice,
  };
}
