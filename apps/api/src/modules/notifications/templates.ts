import type { ButtonRow } from './chat/chat-buttons.ts';
import { buttonsOf, chatHtml } from './chat/chat-html.ts';
import { accountLetter, smsAnswerLetter } from './letters/account-letters.ts';
import { alertLetter, testLetter, weeklyLetter } from './letters/alert-letters.ts';
import { changeLetter } from './letters/change-letter.ts';
import type { Letter } from './letters/letter.ts';
import { footLinks, type LetterWords, letterWords, type Reader } from './letters/letter-words.ts';
import { paymentLetter } from './letters/payment-letters.ts';
import { planLetter } from './letters/plan-letters.ts';
import { reminderLetter } from './letters/reminder-letter.ts';
import { smsOf } from './letters/sms.ts';
import { letterHtml } from './mail/letter-html.ts';
import { letterText } from './mail/letter-text.ts';
import { type MailingList, mailingListOf } from './mailing-lists.ts';
import type { Message } from './notification.ts';

export interface RenderedMessage {
  subject: string;
  text: string;
  /** Only for mails and chat messages. */
  html?: string;
  /** Only for chat messages. */
  buttons?: readonly ButtonRow[];
  /** Only for mails that the reader can unsubscribe from. */
  list?: { name: MailingList; unsubscribeUrl: string };
}

function letterOf(message: Message, words: LetterWords): Letter {
  switch (message.template) {
    case 'paymentReceived':
    case 'paymentHeld':
    case 'paymentFailed':
    case 'paymentIncomplete':
    case 'paymentSurplus':
    case 'paymentReturned':
      return paymentLetter(message, words);
    case 'planEnding':
    case 'planEnded':
      return planLetter(message, words);
    case 'newTenders':
      return alertLetter(message, words);
    case 'tenderChanged':
      return changeLetter(message, words);
    case 'weeklyLetter':
      return weeklyLetter(message, words);
    case 'smsAnswer':
      return smsAnswerLetter(message, words);
    case 'testMessage':
      return testLetter(words);
    case 'tendersClosing':
      return reminderLetter(message, words);
    default:
      return accountLetter(message, words);
  }
}

/** A mail contains the day on which it was written. */
export function renderMessage(message: Message, reader: Reader & { writtenAt: Date }): RenderedMessage {
  const { channel } = reader;
  const words = letterWords(reader);
  const letter = letterOf(message, words);
  const { subject } = letter;
  if (channel === 'sms') return { subject, text: smsOf(letter) };
  const { unsubscribeUrl, texts } = words;
  const { colon } = texts;
  const text = letterText(letter, colon);
  if (channel === 'telegram') return { subject, text, html: chatHtml(letter, colon), buttons: buttonsOf(letter) };
  const name = mailingListOf[message.template];
  const foot = footLinks(letter, words)
    .map(({ label, href }) => `\n\n${label}${colon}\n${href}`)
    .join('');
  return {
    subject,
    text: `${text}\n\n${letter.why ?? texts.mail.about}${foot}\n`,
    html: letterHtml(letter, words, reader.writtenAt),
    ...(name && unsubscribeUrl && { list: { name, unsubscribeUrl } }),
  };
}
