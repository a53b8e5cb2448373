import { createDemo } from '@awaj/demo-data/demo';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChangedTender, Message } from '../notification.ts';
import { renderMessage } from '../templates.ts';
import { placesInSms } from './sms.ts';

const webUrl = 'https://awaj.et';
const closesAt = new Date('2027-09-25T08:00:00Z');
const languages = ['en', 'am'] as const;

const smsIn = (language: 'en' | 'am', message: Message): string =>
  renderMessage(message, { language, channel: 'sms', webUrl, writtenAt: closesAt }).text;

const closing = { at: closesAt, daysLeft: 16, isApproximate: false };

const tender = (title: string) => ({ id: 4_120, title, about: 'Bishoftu', closing, searches: [] });

const changed = (title: string): ChangedTender => ({
  id: 4_120,
  title,
  buyer: 'Bishoftu',
  kinds: ['extended'],
  closing,
  movedFrom: new Date('2027-09-09T08:00:00Z'),
});

const ofFeed = { closingSoon: 1, searches: [], hasFeed: true, listPath: '/myfeed' };

const aboutTenders = (...titles: readonly string[]): Message => ({
  template: 'newTenders',
  tenders: titles.map(tender),
  more: 0,
  ...ofFeed,
});

/** Each kind of alert that names tenders. */
const alertsOf = (titles: readonly string[]): Message[] => [
  { template: 'newTenders', tenders: titles.map(tender), more: 4_000, ...ofFeed, closingSoon: 4_000 },
  { template: 'tenderChanged', tenders: [changed(titles[0] ?? '')], more: 0 },
  { template: 'tenderChanged', tenders: titles.map(changed), more: 4_000 },
];

/** The alerts that are longer than one SMS, or whose link was left out. */
const faultsWith = (titles: readonly string[]): string[] =>
  alertsOf(titles).flatMap((message) =>
    languages
      .map((language) => smsIn(language, message))
      .filter((text) => {
        const { taken, all } = placesInSms(text);
        return taken > all || !/\nawaj\.et\/(am\/)?(f|s|t\/4120)$/.test(text);
      }),
  );

describe('an alert by SMS', () => {
  it('fits in one SMS with its link for each title of ten thousand notices in four languages', () => {
    const { tenders } = createDemo({ now: closesAt, tenderCount: 10_000 });
    const titles = tenders.map(({ title }) => title);
    expect(titles.length).toBeGreaterThanOrEqual(10_000);
    expect(titles.flatMap((title, at) => faultsWith([title, titles[at + 1] ?? title]))).toEqual([]);
  });

  it('fits in one SMS whatever characters a title has', () => {
    const piece = fc.constantFrom(
      'Dhaabbata ',
      'ka’umsa ',
      'qo`annoo ',
      'ጨረታ ',
      'ዕቃ ግዥ፣ ',
      'መሸጣ ',
      '€',
      '[',
      '😀',
      '…',
      '\u202e',
      '\n',
      'ç',
      ' ',
      'lot ',
    );
    const title = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(title, title, (one, two) => {
        expect(faultsWith([one, two])).toEqual([]);
      }),
      { seed: 8, numRuns: 300 },
    );
  });

  it('names two tenders if there is room, and links to all of them', () => {
    expect(
      smsIn(
        'en',
        aboutTenders('Supply of fertilizer to Arsi', 'Asphalt road and drainage in Bishoftu, Lot 2', 'Third'),
      ),
    ).toBe(
      [
        'Awaj: 3 new tenders for you, 1 closing within 7 days.',
        'Supply of fertilizer to Arsi, 25 Sept',
        'Asphalt road and drainage in Bishoftu, Lot 2, 25 Sept',
        'awaj.et/f',
      ].join('\n'),
    );
    expect(smsIn('am', aboutTenders('የአፈር ማዳበሪያና የእንስሳት መድኃኒት ግዥ', 'የመንገድ ሥራ እና የፍሳሽ መስመር ዝርጋታ'))).toBe(
      ['አዋጅ፦ 2 አዳዲስ ጨረታዎች፣ አንዱ በ7 ቀን ውስጥ ይዘጋል።', 'awaj.et/am/f'].join('\n'),
    );
  });

  it('links to the saved searches when the address of the list is too long', () => {
    const listPath = `/tenders?title=${'road'.repeat(20)}`;
    const message = { ...aboutTenders('Road', 'Bridge'), listPath } as Message;
    expect(smsIn('en', message)).toBe(
      'Awaj: 2 new tenders for you, 1 closing within 7 days.\nRoad, 25 Sept\nBridge, 25 Sept\nawaj.et/a',
    );
  });

  it('links to its single tender', () => {
    expect(smsIn('en', aboutTenders('Road'))).toBe(
      'Awaj: 1 new tender for you, closing within 7 days.\nRoad, 25 Sept\nawaj.et/t/4120',
    );
  });

  it('says how a deadline has changed, and how much time is left', () => {
    const extended: Message = { template: 'tenderChanged', tenders: [changed('Road')], more: 0 };
    expect(smsIn('en', extended)).toBe(
      'Awaj: a tender you saved has a new deadline: 25 Sept, not 9 Sept. 16 days left.\nRoad\nawaj.et/t/4120',
    );
    expect(smsIn('am', extended)).toBe('አዋጅ፦ ያስቀመጡት ጨረታ ከጳጉሜን 4 ወደ መስከረም 14 ተራዝሟል።\nRoad\nawaj.et/am/t/4120');
  });

  it('replaces the curved apostrophe of Oromo, which would halve the room in an SMS', () => {
    const text = smsIn('en', aboutTenders('Bittaa meeshaalee ka’umsa “qo‘annoo”'));
    expect(text).toContain('Bittaa meeshaalee ka\'umsa "qo\'annoo"');
    expect(placesInSms(text).all).toBe(160);
  });

  it('shortens a long title, and leaves it out when too little would remain', () => {
    const later = (...titles: readonly string[]): Message =>
      ({ ...aboutTenders(...titles), closingSoon: 0 }) as Message;
    const text = smsIn('en', later('ለ2019 በጀት ዓመት የተለያዩ የጽሕፈት መሣሪያዎችና የጽዳት ዕቃዎች ግዥ', 'Road'));
    expect(text).toMatch(/^Awaj: 2 new tenders for you\.\nለ2019 በጀት ዓመት .*\.\., 25 Sept\nawaj\.et\/f$/);
    expect(text.length).toBeGreaterThan(66);
    expect(smsIn('en', later('Road', 'ለ2019 በጀት ዓመት የተለያዩ የጽሕፈት መሣሪያዎች'))).toBe(
      'Awaj: 2 new tenders for you.\nRoad, 25 Sept\nawaj.et/f',
    );
  });
});

describe('the places of an SMS', () => {
  it.each([
    ['a'.repeat(160), { taken: 160, all: 160 }],
    ['100 € [net]', { taken: 14, all: 160 }],
    ['ጨረታ', { taken: 3, all: 70 }],
    ['ça', { taken: 2, all: 70 }],
    ['😀', { taken: 2, all: 70 }],
  ])('of %s are counted as networks do', (text, places) => expect(placesInSms(text)).toEqual(places));
});
