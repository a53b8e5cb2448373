import type { Language } from '../../http/language.ts';
import { accountLetter } from './letters/account-letters.ts';
import type { Letter } from './letters/letter.ts';
import { type LetterWords, letterWords } from './letters/letter-words.ts';
import { paymentLetter } from './letters/payment-letters.ts';
import { planLetter } from './letters/plan-letters.ts';
import { smsOf } from './letters/sms.ts';
import { letterHtml } from './mail/letter-html.ts';
import { letterText } from './mail/letter-text.ts';
import type { Channel, Message } from './notification.ts';

export interface RenderedMessage {
  subject: string;
  text: string;
  /** Of a mail. */
  html?: string;
}

function letterOf(message: Message, words: LetterWords): Letter {
  switch (message.template) {
    case 'paymentReceived':
    case 'paymentHeld':
    case 'paymentFailed':
    case 'paymentIncomplete':
    case 'paymentReturned':
      return paymentLetter(message, words);
    case 'planEnding':
    case 'planEnded':
      return planLetter(message, words);
    default:
      return accountLetter(message, words);
  }
}

interface Reader {
  language: Language;
  channel: Channel;
  /** Where links lead. */
  webUrl: string;
}

export function renderMessage(message: Message, { language, channel, webUrl }: Reader): RenderedMessage {
  const words = letterWords(language, webUrl);
  const letter = letterOf(message, words);
  const { subject } = letter;
  if (channel === 'sms') return { subject, text: smsOf(letter) };
  const text = letterText(letter);
  if (channel === 'telegram') return { subject, text };
  const { about } = words.texts.mail;
  return { subject, text: `${text}\n\n${about}\n`, html: letterHtml(letter, words) };
}
