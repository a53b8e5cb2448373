import { serverTexts } from '@awaj/i18n/server';
import type { Language } from '../../http/language.ts';
import type { Message } from './notification.ts';

export interface RenderedMessage {
  subject: string;
  text: string;
}

export function renderMessage(message: Message, language: Language): RenderedMessage {
  const texts = serverTexts[language].notifications;
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
  }
}
