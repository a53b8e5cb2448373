import type { AccountMessage, SmsAnswer } from '../notification.ts';
import type { Letter } from './letter.ts';
import type { LetterWords } from './letter-words.ts';

/** About logins, codes and the ownership of the account. */
export function accountLetter(message: AccountMessage, { texts, link }: LetterWords): Letter {
  switch (message.template) {
    case 'resetCode':
    case 'contactCode': {
      const { subject, lead, note, sms } = texts[message.template];
      const { code } = message;
      return { subject: subject(code), title: subject(code), paragraphs: [lead, note], code, sms: sms(code) };
    }
    case 'contactChanged': {
      const { subject, lead, sms } = texts.contactChanged;
      const title = subject(message.channel);
      return { subject: title, title, paragraphs: [lead], sms: sms(message.channel) };
    }
    case 'passwordChanged': {
      const { subject, lead, action, sms } = texts.passwordChanged;
      const reset = { label: action, href: link('/forgot-password') };
      return { subject, title: subject, paragraphs: [lead], action: reset, sms };
    }
    case 'phoneDetached': {
      const { subject, lead, note, action } = texts.phoneDetached;
      const login = { label: action, href: link('/login') };
      return { subject, title: subject, paragraphs: [lead, note], action: login, sms: null };
    }
    case 'accountTaken': {
      const { subject, lead, note, action } = texts.accountTaken;
      const signup = { label: action, href: link('/signup') };
      return { subject, title: subject, paragraphs: [lead, note], action: signup, sms: null };
    }
  }
}

/** The reply to an SMS command, which goes out as an SMS only. */
export function smsAnswerLetter({ answer }: SmsAnswer, { texts }: LetterWords): Letter {
  const sms = texts.smsAnswer[answer];
  return { subject: sms, title: sms, paragraphs: [], sms };
}
