import { describe, expect, it } from 'vitest';
import {
  about,
  changed,
  changes,
  endsAt,
  inDays,
  invoice,
  newTender,
  ofFeed,
  ofSearches,
  plan,
  receipt,
  reminder,
  rendered,
  title,
  unseen,
} from '../../testing/messages.ts';
import { placesInSms } from './letters/sms.ts';
import { isCode, type Message } from './notification.ts';

const neverBySms: readonly Message[] = [
  { template: 'weeklyLetter', tenders: [{ id: 1_234_567, title, about }], more: 4, listPath: '/myfeed' },
  { template: 'phoneDetached' },
  { template: 'accountTaken' },
];

const bySms: readonly Message[] = [
  { template: 'resetCode', code: '7K2M' },
  { template: 'contactCode', code: '4821' },
  { template: 'contactChanged', channel: 'phone' },
  { template: 'contactChanged', channel: 'email' },
  { template: 'passwordChanged' },
  { ...receipt, item: plan, isFirst: true },
  { ...receipt, item: plan, isFirst: false },
  { ...receipt, item: { kind: 'document', documentId: 7, title }, isFirst: false },
  { template: 'paymentHeld', ...invoice },
  { template: 'paymentFailed', ...invoice, amount: 1_236_000 },
  { template: 'paymentIncomplete', ...invoice, amount: 1_236_000, missing: 1_236_000 },
  { template: 'paymentSurplus', ...invoice, amount: 1_236_000, surplus: 1_236_000 },
  { template: 'paymentReturned', ...invoice, amount: 1_236_000 },
  { template: 'planEnding', isTrial: true, endsAt },
  { template: 'planEnding', isTrial: false, endsAt },
  { template: 'planEnded', isTrial: true, endsAt },
  { template: 'planEnded', isTrial: false, endsAt },
  { ...ofFeed, tenders: [newTender], more: 0 },
  {
    ...ofSearches,
    tenders: [newTender, { ...newTender, closing: null }],
    more: 4_998,
    closingSoon: 2_000,
  },
  { ...ofSearches, hasFeed: true, tenders: [newTender], more: 0, closingSoon: 1 },
  { template: 'testMessage' },
  ...[0, 1, 7].flatMap((daysLeft) =>
    [false, true].map((isApproximate): Message => {
      return { ...reminder, tenders: [{ ...newTender, closing: inDays(daysLeft, isApproximate) }], more: 0 };
    }),
  ),
  { ...reminder, tenders: [newTender, newTender], more: 4_998 },
  { template: 'smsAnswer', answer: 'stopped' },
  { template: 'smsAnswer', answer: 'started' },
  { template: 'smsAnswer', answer: 'help' },
  ...changes.flatMap((kind): Message[] => [
    { template: 'tenderChanged', tenders: [{ ...changed, kinds: [kind] }], more: 0 },
    { template: 'tenderChanged', tenders: [{ ...changed, kinds: [kind], ...unseen }], more: 0 },
    { template: 'tenderChanged', tenders: [{ ...changed, kinds: [kind], closing: inDays(58, true) }], more: 0 },
  ]),
  ...[0, 4_998].map((more): Message => {
    const tenders = changes.map((kind) => ({ ...changed, kinds: [kind, 'document-added'] as const }));
    return { template: 'tenderChanged', tenders, more };
  }),
];
const all = [...bySms, ...neverBySms];
const languages = ['en', 'am'] as const;
/** The number of letters of a language that fit in one SMS. */
const room = { en: 160, am: 70 };

/** What a reader of the HTML sees, letter by letter. */
const seenIn = (html: string): string =>
  html
    .replace(/<(style|title)>[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<[^>]+>/g, ' ')
    .replace(/&#847;|&zwnj;|&nbsp;/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

describe.each(bySms)('the message $template', (message) => {
  it('fits in one SMS in both languages, with 7-bit characters only in English', () => {
    for (const language of languages) {
      const { text } = rendered(message, language, 'sms');
      const { taken, all } = placesInSms(text);
      expect(taken).toBeLessThanOrEqual(all);
      if (language === 'am' || !text.includes(title.slice(0, 6))) expect(all).toBe(room[language]);
    }
  });
});

describe.each(all)('the message $template', (message) => {
  it('has a subject, which includes its code for lists of mails', () => {
    for (const language of languages) {
      const { subject, text } = rendered(message, language, 'email');
      expect(subject).not.toBe('');
      if (!isCode(message) || !('code' in message)) continue;
      expect(text).toContain(message.code);
      expect(subject).toContain(message.code);
    }
  });

  it('has the same content in HTML and in plain text, with everything escaped', () => {
    for (const language of languages) {
      const { text, html = '' } = rendered(message, language, 'email');
      const seen = seenIn(html);
      const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
      for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
        if (line.startsWith('https:')) expect(links).toContain(line.replaceAll('&', '&amp;'));
        else
          for (const part of line.replace(/[:፦]$/, '').split(/(?<=^[^:፦]{1,40})[:፦] /))
            expect(seen).toContain(part.trim());
      }
      expect(html).not.toContain('<b>');
    }
  });

  it('loads nothing from anywhere, and links only to the website', () => {
    for (const language of languages) {
      const { html = '' } = rendered(message, language, 'email');
      expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/i);
      for (const [, href] of html.matchAll(/href="([^"]+)"/g)) expect(href).toMatch(/^https:\/\/awaj\.test\//);
    }
  });

  it('uses in a chat only tags and buttons that Telegram accepts', () => {
    for (const language of languages) {
      const { html = '', buttons = [] } = rendered(message, language, 'telegram');
      expect(html.replace(/<(b|code|a)( href="https:[^"<>]*")?>[^<>]*<\/\1>/g, '')).not.toMatch(/[<>]/);
      for (const button of buttons.flat()) {
        expect(button.label.length).toBeLessThanOrEqual(32);
        if ('press' in button) expect(Buffer.byteLength(button.press)).toBeLessThanOrEqual(64);
      }
    }
  });
});
