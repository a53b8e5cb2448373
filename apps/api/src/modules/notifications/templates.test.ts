import { describe, expect, it } from 'vitest';
import type { Channel } from './channels.ts';
import { placesInSms } from './letters/sms.ts';
import { isCode, type Message } from './notification.ts';
import { renderMessage } from './templates.ts';

const writtenAt = new Date('2026-11-25T04:00:00Z');
const webUrl = 'https://awaj.test';
const invoice = { invoiceId: 311, invoiceNumber: 'AWJ-2026-000311' };
const endsAt = new Date('2027-09-25T08:00:00Z');
const title = 'የ2019 በጀት ዓመት ሁለት አምቡላንሶች ግዥ "Lot 2" <b>';
const receipt = {
  template: 'paymentReceived',
  ...invoice,
  amount: 1_236_000,
  buyer: { name: 'Abebe Kebede', companyName: 'Kebede & Sons', tin: '0012345678', address: 'Bole, Addis Ababa' },
} as const;
const plan = { kind: 'plan', planId: 3, activeUntil: endsAt } as const;

const about = 'Kebede & Sons · Oromia';
const inDays = (daysLeft: number, isApproximate = false) => ({ at: endsAt, daysLeft, isApproximate });
const newTender = { id: 1_234_567, title, about, closing: inDays(3), searches: ['Roads', title] };
const ofFeed = { template: 'newTenders', closingSoon: 0, searches: [], hasFeed: true, listPath: '/myfeed' } as const;
const ofSearches = { ...ofFeed, searches: ['Roads', title], hasFeed: false } as const;
const changes = ['extended', 'cancelled', 're-advertised', 'corrected', 'document-added'] as const;
const movedFrom = new Date('2027-09-09T08:00:00Z');
const changed = { id: 1_234_567, title, buyer: 'Kebede & Sons', closing: inDays(16), movedFrom };
const unseen = { closing: null, movedFrom: null };

const reminder = { template: 'tendersClosing', validUntil: endsAt } as const;

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

const rendered = (message: Message, language: 'en' | 'am', channel: Channel) =>
  renderMessage(message, { language, channel, webUrl, writtenAt });

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

describe('a message about one tender', () => {
  it.each([
    [['Roads'], 'because of your saved search “Roads”.', 'ካስቀመጡት ፍለጋ የተነሣ ነው፦ “Roads”።'],
    [['Roads', 'Desks'], 'of your saved searches: “Roads”, “Desks”.', 'ካስቀመጧቸው ፍለጋዎች የተነሣ ነው፦ “Roads”, “Desks”።'],
  ])('says that %j is why it comes', (searches, inEnglish, inAmharic) => {
    const message = { ...ofSearches, searches, tenders: [newTender], more: 0 };
    expect(rendered(message, 'en', 'email').text).toContain(inEnglish);
    expect(rendered(message, 'am', 'email').text).toContain(inAmharic);
  });

  it('leads to the tender, not to a list of one, and says that it fits the preferences', () => {
    const { text } = rendered({ ...ofFeed, tenders: [newTender], more: 0 }, 'en', 'email');
    expect(text).toContain('You get this because this tender fits your preferences.');
    expect(text).toContain('Open the tender:\nhttps://awaj.test/tender/1234567\n');
    expect(text).not.toContain('/myfeed');
  });

  it('opens it in the mini app from a chat, when it is a reminder too', () => {
    const { buttons = [] } = rendered({ ...reminder, tenders: [newTender], more: 0 }, 'en', 'telegram');
    expect(buttons[0]).toEqual([{ label: 'Open the tender', app: '/tender/telegram/1234567' }]);
    expect(buttons.flat().map(({ label }) => label)).toContain('Change or stop reminders');
  });
});

describe('a closing day that nobody printed', () => {
  const closing = inDays(58, true);

  it('is "about" that day in an alert', () => {
    const message = { ...ofFeed, tenders: [{ ...newTender, title: 'Chairs', closing }], more: 0 };
    expect(rendered(message, 'en', 'email').text).toContain('\nAbout 58 days left · 25 Sept · 14 Meskerem\n');
    expect(rendered(message, 'am', 'telegram').text).toContain('\n58 ቀን ገደማ ቀርቶታል · ');
    expect(rendered(message, 'en', 'sms').text).toContain('\nChairs, about 25 Sept\n');
  });

  it('is "about" that day in a message about a change', () => {
    const message = {
      template: 'tenderChanged',
      tenders: [{ ...changed, kinds: ['extended'], closing }],
      more: 0,
    } as const;
    expect(rendered(message, 'en', 'email').text).toMatch(/\nCloses on: about 25 Sept 2027 .* · About 58 days left\n/);
    expect(rendered(message, 'en', 'sms').text).toContain(
      'a new deadline: about 25 Sept, not 9 Sept. About 58 days left.',
    );
    expect(rendered(message, 'am', 'sms').text).toContain('መስከረም 14 ገደማ ተራዝሟል።');
  });

  it('is "about" that day in a reminder', () => {
    const message = { ...reminder, tenders: [{ ...newTender, closing: inDays(3, true) }], more: 0 };
    expect(rendered(message, 'en', 'email').subject).toMatch(/^Closes in about 3 days: /);
    expect(rendered(message, 'am', 'sms').text).toContain('ከ3 ቀን ገደማ በኋላ ይዘጋል።');
  });
});

describe('new tenders of several searches, which no page lists', () => {
  it('are named in a chat, each with a star, as far as the screen of a phone goes', () => {
    const { html = '', buttons = [] } = rendered(
      { ...ofSearches, tenders: Array(7).fill(newTender), more: 0 },
      'en',
      'telegram',
    );
    expect(html.match(/<a href/g)).toHaveLength(5);
    expect(html).toContain('and 2 more');
    expect(buttons[0]?.map(({ label }) => label)).toEqual(['☆ 1', '☆ 2', '☆ 3', '☆ 4', '☆ 5']);
  });
});

describe('a payment that failed', () => {
  const message: Message = { template: 'paymentFailed', ...invoice, amount: 236_000 };

  it('keeps the invoice number on one line in a mail', () => {
    const { html } = rendered(message, 'am', 'email');
    expect(html).toContain('<span style="white-space:nowrap">የAWJ-2026-000311</span> ክፍያዎ አልተሳካም</h1>');
  });

  it('has a button with the amount', () => {
    const { buttons } = rendered(message, 'en', 'telegram');
    expect(buttons?.flat().map(({ label }) => label)).toEqual(['Pay 2,360 birr']);
  });
});

describe('a receipt', () => {
  it('has the lines of the invoice, in both calendars', () => {
    const { text } = rendered({ ...receipt, item: plan, isFirst: false }, 'en', 'email');
    for (const line of [
      'Invoice: AWJ-2026-000311',
      'For: 1 Year Subscription',
      'Active until: 25 Sept 2027 (14 Meskerem 2020 E.C.)',
      'Sub total: 10,747.83 ETB',
      'VAT 15%: 1,612.17 ETB',
      'Total: 12,360.00 ETB',
      'Buyer: Kebede & Sons, Abebe Kebede',
      'TIN: 0012345678',
    ])
      expect(text.split('\n')).toContain(line);
  });

  it('for a document links to it', () => {
    const item = { kind: 'document', documentId: 7, title } as const;
    const { text } = rendered({ ...receipt, item, isFirst: false }, 'am', 'telegram');
    expect(text).toContain('https://awaj.test/am/docpurchaseconfirmation/7');
  });

  it('leaves the link out of an SMS without room for it', () => {
    const far = `https://${'a'.repeat(120)}.test`;
    const message = { ...receipt, item: plan, isFirst: false };
    expect(renderMessage(message, { language: 'en', channel: 'sms', webUrl: far, writtenAt }).text).not.toContain(
      'a.test',
    );
    expect(renderMessage(message, { language: 'en', channel: 'sms', webUrl, writtenAt }).text).toContain(
      '\nawaj.test/invoice/311',
    );
  });
});
