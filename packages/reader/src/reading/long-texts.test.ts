import { describe, expect, it } from 'vitest';
import { longestNotice } from '../notice-text/index.ts';
import { readNotice } from './index.ts';

const english = 'The Bureau of Education invites bids for tables. Closing date: 5 May 2026 at 4:00.\n';
const amharic = 'የትምህርት ቢሮ ጠረጴዛ በጨረታ መግዛት ይፈልጋል። ጨረታው ሰኔ 5 ቀን 2018 ዓ.ም 4:00 ሰዓት ይዘጋል።\n';

const letters = 100_000;
/** Far more than needed. A quadratic algorithm takes minutes. */
const mostMs = 10_000;

/** Some of these once made the reading time grow faster than their length. */
const hostile: readonly (readonly [name: string, piece: string])[] = [
  ['one notice again and again', english + amharic],
  ['one endless sentence of dates and what they are for', 'closing date 5 May 2026 at 4:00 and opened '],
  ['the same in Amharic', 'እስከ ሰኔ 5 ቀን 2016 4:00 ሰዓት ይዘጋል ይከፈታል '],
  ['one endless row of a table', '| 1 | closing date | 12 May 2026 | bid bond birr 500 '],
  ['a table of many rows', '| 1 | 12 May 2026 | birr 5,000 |\n'],
  ['dates without a year, in ranges', 'sold 25 May - 9 June, '],
  ['dates of many days', '5 May 2026 extended until 6 June 2026 '],
  ['hours beside each other', '4:00-6:00 ከ4:00 እስከ 6:00 '],
  ['amounts and what they are for', 'bid bond birr 50,000 (fifty thousand) document price 2% '],
  ['numbers in words', 'hundred thousand አንድ መቶ ሺህ ሃያ '],
  ['numbers with strokes', '1-2-3/4:5-'],
  ['signs before a number', '.,:/'],
  ['parentheses', '(a) (b ('],
  ['labels of numbers', 'bid no ጨረታ ቁጥር tender reference '],
  ['words without spaces', 'የጨረታማስከበሪያብር5000ተሽከርካሪኪራይመከራየትለመግዛት'],
  ['addresses', 'Address: Addis Ababa, tel. 0911 23 45 67. Hire of vehicles.\n'],
  ['tags that are never closed', '<p <script </script '],
];

describe('a long text', () => {
  it.each(hostile)(
    'is read in seconds: %s',
    (_name, piece) => {
      const text = english + amharic + piece.repeat(letters / piece.length);
      const began = performance.now();
      readNotice(text);
      expect(performance.now() - began).toBeLessThan(mostMs);
    },
    30_000,
  );

  it('is not read if it is longer than any notice', () => {
    expect(readNotice('a'.repeat(longestNotice)).unreadable).toBeNull();
    expect(readNotice('a'.repeat(longestNotice + 1)).unreadable).toBe('too-long');
  });
});
