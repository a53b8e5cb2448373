import { words as alerts } from '../alert-messages/en.ts';
import { words as payments } from '../payment-messages/en.ts';

const channels = { phone: 'phone number', email: 'email address' };

/**
 * Messages to people. `sms` is the beginning of an SMS, which holds 160 Latin or 70 Ethiopic letters; each text fits
 * into one, and titles and a link are added if they fit too. The rest is for mails and chats.
 */
export const words = {
  /** After a label. */
  colon: ':',
  mail: {
    brand: 'Awaj',
    about: 'This is about your own account at Awaj, so it comes whatever you have chosen for alerts.',
    settings: 'Change alerts',
    unsubscribe: 'Stop these emails',
    stopSearch: (name: string) => `Stop only “${name}”`,
  },
  resetCode: {
    subject: (code: string) => `${code} is your code for a new password`,
    lead: 'Enter this code where you asked for it, then choose a new password.',
    note: 'It works for 10 minutes. Never share it: we never ask for it.',
    sms: (code: string) => `${code} is your Awaj code for a new password. It works for 10 minutes. Never share it.`,
  },
  contactCode: {
    subject: (code: string) => `${code} is your verification code`,
    lead: 'Enter this code where you asked for it, to confirm that this address is yours.',
    note: 'It works for 10 minutes.',
    sms: (code: string) => `${code} is your Awaj code. It works for 10 minutes. Never share it.`,
  },
  contactChanged: {
    subject: (channel: 'phone' | 'email') => `Your account’s ${channels[channel]} has changed`,
    lead: 'If it was you, you’re all set. If not, reset your password within 3 days.',
    sms: (channel: 'phone' | 'email') =>
      `Awaj: the ${channels[channel]} of your account was changed. Not you? Reset your password within 3 days.`,
  },
  passwordChanged: {
    subject: 'Your password has changed',
    lead: 'If it was you, you’re all set. If not, reset it now.',
    action: 'Reset the password',
    sms: 'Awaj: your password was changed. Not you? Reset it now.',
  },
  phoneDetached: {
    subject: 'Your account no longer has a phone number',
    lead: 'Somebody else has verified the phone number of your account, so we removed it. Nothing else has changed.',
    note: 'Log in with this email and add your own number.',
    action: 'Log in',
  },
  accountTaken: {
    subject: 'This email is no longer in use at Awaj',
    lead: 'The owner of the phone number that you signed up with has verified it, and the account is theirs now. This email and its password no longer open it.',
    note: 'Sign up again with your own number.',
    action: 'Sign up',
  },
  /** Buttons under messages in Telegram: two or three share a row. */
  chat: {
    open: 'Open the tender',
    all: (count: number) => `See all ${count}`,
    settings: 'Change alerts',
    buttons: {
      save: '☆ Save',
      unsave: '★ Saved',
      dismiss: 'Not for me',
      restore: 'Undo',
      mute: 'Mute this buyer',
      unmute: 'Buyer muted. Undo',
    },
  },
  smsAnswer: {
    stopped: 'Awaj: we have stopped sending you SMS. Send START to get them again.',
    started: 'Awaj: you will get SMS from us again. Send STOP to end them.',
    help: 'Awaj: send STOP to end these SMS, START to get them again.',
  },
  testMessage: {
    subject: 'Alerts arrive here',
    lead: 'This is the test you asked for. Alerts about new tenders arrive the same way.',
    action: 'Open the settings',
    why: 'You get this because you asked for a test in your settings.',
    sms: 'Awaj: this is the test you asked for. Your alerts arrive here.',
  },
  ...payments,
  ...alerts,
};
