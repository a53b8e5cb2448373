import type { HostEvent } from './app-message.ts';
import { type HostState, ignore, type Step, stepTo, stepWith } from './host-state.ts';
import type { InvoiceDetails, PaymentAnswer, PaymentOutcome } from './invoice-sheet.ts';

/** The person's answers to the client's questions for the bot, and their results. */
export type BotAction =
  | { kind: 'answer-phone'; isShared: boolean }
  /** The signed contact; null if it did not reach the bot. */
  | { kind: 'contact-sent'; contact: string | null }
  /** Null if there is no such invoice. */
  | { kind: 'invoice-loaded'; details: InvoiceDetails | null }
  | { kind: 'answer-invoice'; outcome: PaymentAnswer }
  | { kind: 'invoice-settled'; status: PaymentOutcome };

const phoneRequested = (status: 'sent' | 'cancelled'): HostEvent => ({
  eventType: 'phone_requested',
  eventData: { status },
});

function answerPhone(state: HostState, isShared: boolean): Step {
  if (state.dialog?.kind !== 'share-phone' || state.dialog.isSending) return ignore(state, 'no number is asked for');
  if (!isShared) return stepTo({ ...state, dialog: null }, phoneRequested('cancelled'));
  return stepWith({ ...state, dialog: { kind: 'share-phone', isSending: true } }, { kind: 'share-contact' });
}

function contactSent(state: HostState, contact: string | null): Step {
  if (state.dialog?.kind !== 'share-phone') return ignore(state, 'no number is asked for');
  const next = { ...state, dialog: null };
  if (contact === null) return stepTo(next, phoneRequested('cancelled'));
  return stepTo({ ...next, sharedContact: contact }, phoneRequested('sent'));
}

function closeInvoice(state: HostState, slug: string, status: PaymentOutcome): Step {
  return stepTo({ ...state, dialog: null }, { eventType: 'invoice_closed', eventData: { slug, status } });
}

function actOnInvoice(state: HostState, action: Exclude<BotAction, { kind: 'answer-phone' | 'contact-sent' }>): Step {
  if (state.dialog?.kind !== 'invoice') return ignore(state, 'no invoice is open');
  const { sheet } = state.dialog;
  const { slug } = sheet;
  if (action.kind === 'invoice-settled') return closeInvoice(state, slug, action.status);
  if (action.kind === 'invoice-loaded') {
    if (action.details === null) return closeInvoice(state, slug, 'failed');
    const asking = { slug, phase: 'asking', details: action.details } as const;
    return stepTo({ ...state, dialog: { kind: 'invoice', sheet: asking } });
  }
  if (action.outcome === 'cancelled' && sheet.phase !== 'paying') return closeInvoice(state, slug, 'cancelled');
  if (sheet.phase !== 'asking') return ignore(state, 'the invoice cannot be answered now');
  // A lying client: the app is told of a payment, and the bot is not.
  if (action.outcome === 'claimed') return closeInvoice(state, slug, 'paid');
  const paying = { ...sheet, phase: 'paying' } as const;
  const effect = { kind: 'pay-invoice', slug, outcome: action.outcome } as const;
  return stepWith({ ...state, dialog: { kind: 'invoice', sheet: paying } }, effect);
}

export function performForBot(state: HostState, action: BotAction): Step {
  switch (action.kind) {
    case 'answer-phone':
      return answerPhone(state, action.isShared);
    case 'contact-sent':
      return contactSent(state, action.contact);
    default:
      return actOnInvoice(state, action);
  }
}
