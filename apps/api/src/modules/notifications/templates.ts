import { formatAmount, type Santim } from '@awaj/domain/money';
import { languages, serverTexts } from '@awaj/i18n/server';
import type { Language } from '../../http/language.ts';
import type { Message } from './notification.ts';

export interface RenderedMessage {
  subject: string;
  text: string;
}

/** With a common space: an SMS with any other holds less than half. */
const moneyIn =
  (language: Language) =>
  (amount: Santim): string =>
    `${languages[language].currency} ${formatAmount(amount)}`;

export function renderMessage(message: Message, language: Language): RenderedMessage {
  const texts = serverTexts[language].notifications;
  const money = moneyIn(language);
  switch (message.template) {
    case 'resetCode':
    case 'contactCode': {
      const { subject, text } = texts[message.template];
      return { subject: subject(message.code), text: text(message.code) };
    }
    case 'contactChanged': {
      const { subject, text } = texts.contactChanged;
      return { subject: subject(message.channel), text: text(message.channel) };
    }
    case 'passwordChanged':
    case 'phoneDetached':
    case 'accountTaken':
      return texts[message.template];
    case 'paymentReceived':
    case 'paymentReturned': {
      const { subject, text } = texts[message.template];
      return { subject: subject(message.invoiceNumber), text: text(message.invoiceNumber, money(message.amount)) };
    }
    case 'paymentIncomplete': {
      const { invoiceNumber, amount, missing } = message;
      const { subject, text } = texts.paymentIncomplete;
      return { subject: subject(invoiceNumber), text: text(invoiceNumber, money(amount), money(missing)) };
    }
  }
}
