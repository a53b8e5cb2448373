import type { Dialog } from '../protocol/host-state.ts';
import type { InvoiceSheet, PaymentAnswer } from '../protocol/invoice-sheet.ts';
import type { Action } from '../protocol/person-actions.ts';
import type { PopupButton } from '../protocol/popup.ts';
import type { ShareLink } from '../protocol/telegram-link.ts';

type DialogButton = PopupButton & { action: Action };

export interface DialogContent {
  title: string;
  message: string;
  buttons: readonly DialogButton[];
  /** Null if it cannot be dismissed. */
  dismissal: Action | null;
}

const button = (id: string, text: string, action: Action, isDestructive = false): DialogButton => ({
  id,
  text,
  action,
  isDestructive,
});

const payments: Readonly<Record<PaymentAnswer, string>> = {
  paid: 'Pay',
  failed: 'Let it fail',
  pending: 'Leave it pending',
  claimed: 'Say “paid”, pay nothing',
  cancelled: 'Cancel',
};

function invoiceContent(sheet: InvoiceSheet): DialogContent {
  const answer = (outcome: PaymentAnswer): Action => ({ kind: 'answer-invoice', outcome });
  if (sheet.phase === 'loading')
    return { title: 'Invoice', message: 'Loading…', buttons: [], dismissal: answer('cancelled') };
  const { title, description, price } = sheet.details;
  const isPaying = sheet.phase === 'paying';
  return {
    title,
    message: isPaying ? 'Paying…' : `${price}\n${description}`,
    buttons: isPaying
      ? []
      : (['paid', 'failed', 'pending', 'claimed', 'cancelled'] as const).map((outcome) =>
          button(outcome, payments[outcome], answer(outcome)),
        ),
    dismissal: isPaying ? null : answer('cancelled'),
  };
}

function phoneContent(isSending: boolean): DialogContent {
  if (isSending) return { title: 'Share contact', message: 'Sending…', buttons: [], dismissal: null };
  const refusal: Action = { kind: 'answer-phone', isShared: false };
  return {
    title: 'Share contact',
    message: 'Share your phone number with this bot?',
    buttons: [button('cancel', 'Cancel', refusal), button('share', 'Share', { kind: 'answer-phone', isShared: true })],
    dismissal: refusal,
  };
}

function shareContent({ url, text }: ShareLink): DialogContent {
  const refusal: Action = { kind: 'answer-share', isSent: false };
  return {
    title: 'Send to a friend',
    message: [text, url].filter(Boolean).join('\n'),
    buttons: [button('cancel', 'Cancel', refusal), button('send', 'Send', { kind: 'answer-share', isSent: true })],
    dismissal: refusal,
  };
}

/** A dialog's text, and the action of each button. */
export function contentOf(dialog: Dialog): DialogContent {
  switch (dialog.kind) {
    case 'popup': {
      const { title, message, buttons } = dialog.popup;
      const answer = (buttonId: string | null): Action => ({ kind: 'answer-popup', buttonId });
      return {
        title,
        message,
        buttons: buttons.map((each) => ({ ...each, action: answer(each.id) })),
        dismissal: answer(null),
      };
    }
    case 'confirm-close':
      return {
        title: '',
        message: 'Changes that you made may not be saved.',
        buttons: [
          button('stay', 'Cancel', { kind: 'stay' }),
          button('close', 'Close anyway', { kind: 'confirm-close' }, true),
        ],
        dismissal: { kind: 'stay' },
      };
    case 'share-phone':
      return phoneContent(dialog.isSending);
    case 'share':
      return shareContent(dialog.link);
    case 'invoice':
      return invoiceContent(dialog.sheet);
  }
}
