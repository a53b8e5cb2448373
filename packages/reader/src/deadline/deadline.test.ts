import type { CalendarDate } from '@awaj/domain/ethiopian-calendar';
import { describe, expect, it } from 'vitest';
import { readNotice } from '../reading/index.ts';

const read = (text: string, publishedOn?: CalendarDate) => readNotice(`የጨረታ ማስታወቂያ። ${text}`, { publishedOn });
const closing = (text: string, publishedOn?: CalendarDate) => {
  const { closes_at, closes_on } = read(text, publishedOn);
  return closes_at?.value.slice(0, 16) ?? closes_on?.value ?? null;
};

describe('the closing of a notice', () => {
  it.each([
    ['Envelopes lodged after 12:00 noon on 19-Nov-2025 are disregarded', '2025-11-19T12:00'],
    [
      'The cars are on view till 17 November 2025. Whoever likes one puts a price into the box until 19 November 2025, 5:00 PM.',
      '2025-11-19T17:00',
    ],
  ])('is the day with an hour: %s', (text, closes) => {
    expect(closing(text)).toBe(closes);
  });

  it.each([
    ['Supplier registration. Submission period: 8 July 2025 to 7 July 2026.', '2026-07-07'],
    ['The submission deadline has been extended from 1 December 2025 to 30 April 2026.', '2026-04-30'],
  ])('is the end of a long time for offers: %s', (text, closes) => {
    expect(closing(text)).toBe(closes);
  });

  it.each([
    ['ጨረታው 26/12/2008 ዓ.ም. ከቀኑ 8:30 ይዘጋል', '2016-09-01T14:30'],
    ['ሰነዱን እስከ ኅዳር 12/2018 መግዛት፣ እስከ ኅዳር 13/2018 4፡00 ድረስ ማስገባት ይቻላል', '2025-11-22T10:00'],
    ['ናሙና እስከ ኅዳር 9/2018 ማቅረብ አለባቸው። ጨረታው ኅዳር 10/2018 4፡00 ይዘጋል', '2025-11-19T10:00'],
    ['የጨረታ መዝጊያ ጊዜ ኅዳር 10/2018 8፡00፤ መክፈቻ 8፡30', '2025-11-19T14:00'],
    ['እስከ ኅዳር 10/2018 ዓ.ም ብቻ እንቀበላለን', '2025-11-19'],
    ['ጨረታው ኅዳር 10/2018 ከቀኑ 8 ሰዓት ከ30 ይዘጋል', '2025-11-19T14:30'],
    ['ጨረታው ኅዳር 10/2018 ከጠዋቱ አራት ሰዓት ተኩል ይዘጋል', '2025-11-19T10:30'],
    ['ማብራሪያ የሚጠይቁ እስከ ኅዳር 10/2018 8፡00 ማቅረብ ይችላሉ', null],
    ['ጨረታው ኅዳር 10/2018 ይከፈታል', null],
    ['ጨረታው ኅዳር 35/2018 8፡00 ይዘጋል', null],
    ['ሰነዱን እስከ ኅዳር 10/2018 8:00 ድረስ ማቅረብ አለባቸው ጨረታው ኅዳር 10/2018 ከቀኑ 8:30 ተዘግቶ 9:00 ይከፈታል', '2025-11-19T14:30'],
    ['ሰነዱ በ10/3/2018 እስከ 3፡30 ይሸጣል፤ በዕለቱ 4፡00 ሳጥኑ ይታሸጋል', '2025-11-19T10:00'],
    ['ቅሬታ ያለው በ5 ቀናት ውስጥ እስከ ኅዳር 10/2018 8፡00 ማቅረብ ይችላል', null],
    ['እስከ 10/3/2018ዓ/ም ሰዓት 9:00 ማስገባት ይቻላል የሚከፈትበት ቀን 10/3/2018ዓ/ም ከቀኑ 10:00 ነው', '2025-11-19T15:00'],
    ['ጨረታው ኅዳር 10 ቀን 2018 ሰዓት አራት ይዘጋል', '2025-11-19T10:00'],
    ['ጨረታው ኅዳር 10/2018 ከሌሊቱ 6፡00 ሰዓት ያበቃል', '2025-11-19'],
    ['ሰነዱ እስከ ኅዳር 10/2018 11፡00 ይሸጣል፤ ሳጥኑም በዚሁ ቀንና ሰዓት ይታሸጋል', '2025-11-19T17:00'],
    ['ሰነድ ከ2/3/2018 እስከ 9/3/2018 መግዛት የሚችል ሆኖ ማስገቢያው 10/3/2018 እስከ 4፡00 ነው', '2025-11-19T10:00'],
    ['ከሐሙስ ኅዳር 4/2018 እስከ ረቡዕ ኅዳር 10/2018 8፡00 ሰዓት ማስገባት ይቻላል', '2025-11-19T14:00'],
    ['ኅዳር 10/2018 ከጠዋቱ 4፡00 ይዘጋል የተባለው ወደ ኅዳር 24/2018 በተመሳሳይ ሰዓት የተለወጠ ነው', '2025-12-03T10:00'],
    ['ሐራጁ ኅዳር 10/2018 ከጠዋቱ 3፡30 ተጀምሮ በ5፡30 ይጠናቀቃል', '2025-11-19T09:30'],
    ['የሐራጅ ቀን 10/3/2018 ሰዓት ከ4፡00-6፡00 ነው፣ ምዝገባ 3፡30-4፡00', '2025-11-19T10:00'],
    ['ድርጅቱ እስከ ኅዳር 10/2018 4፡00 ድረስ ተቀብሎ በዚያው ዕለት 4፡30 ይከፍታል', '2025-11-19T10:00'],
    ['እስከ ኅዳር 10/2018 4፡00 ድረስ ሰነዳችሁን ገቢ አድርጉ፤ በዕለቱ 4፡30 እንከፍታለን', '2025-11-19T10:00'],
    ['የሚዘጋበት ቀን ኅዳር 2 ቀን የነበረው ወደ ኅዳር 10 ቀን 2018 ዓ.ም 8፡00 ተዘዋውሯል', '2025-11-19T14:00'],
    ['ጨረታው ኅዳር 10/2018 ከጠዋቱ በአራት ሰዓት ከሩብ ይዘጋል', '2025-11-19T10:15'],
    ['ሰነዱ ኅዳር 10/2018 ከቀኑ 8 ሰዓት በፊት መቅረብ አለበት', '2025-11-19T14:00'],
    ['ጨረታው የሚቆየው እስከ 10/03/2018 ሲሆን በ11/03/2018 ከጠዋቱ 4፡00 ይከፈታል', '2025-11-19'],
    ['ጨረታው ኅዳር 5/2018 ይከፈታል የተባለው ወደ ኅዳር 10/2018 የተራዘመ ስለሆነ በዚሁ ቀን 4፡00 ይዘጋል', '2025-11-19T10:00'],
    ['Documents are obtained upon written application from 3 November 2025 up to 19 November 2025', null],
    ['Learn To Read\nReporter May 6, 2026\nLearn To Read needs chairs.', null],
    ['ሎት 1 ኅዳር 10/2018 4፡00 ይዘጋል። ሎት 2 ኅዳር 11/2018 4፡00 ይዘጋል', null],
  ])('"%s" is %s', (text, at) => expect(closing(text)).toBe(at));

  it.each([
    ['2025-11-19T10:00', 'Caalbaasiin kan cufamu gaafa 10/03/2018 sa’aatii 4:00 yoo ta’u kan banamu sa’aatii 4:30ti.'],
    ['2025-11-19T14:00', 'Guyyaan xumura galii Sadaasa 10, 2018 sa’aatii 8:00 WB; guyyuma sana 8:30 WB banama.'],
    ['2025-11-19T13:30', 'Caalbaasiin guyyaa 10/03/2018 sa’aatii torbaa fi walakkaatti cufamee saddeetitti banama.'],
    [
      '2025-11-19T10:00',
      'Harraajiin guyyaa 10/03/2018 sa’aatii 4:00 irraa eegalee hanga sa’aatii 6:00tti adeemsifama.',
    ],
    ['2025-11-19T10:00', 'Sanadni kan galu hanga Sadaasa 10/2018 sa’aatii 4:00tti; kan banamu sa’aatii 4:30.'],
    ['2025-11-19T14:00', 'ሰነድ ጨረታ ንምእታው ናይ መጨረሻ ዕለት ሕዳር 10/2018 ሰዓት 8:00 ድሕሪ ቀትሪ እዩ።'],
    ['2025-11-19T10:00', 'ጨረታ ሕዳር 10/2018 ሰዓት 4:00 ተዓሽጉ ሰዓት 4:30 ይኽፈት።'],
  ])('in Afaan Oromo and Tigrinya is %s: %s', (at, text) =>
    expect(readNotice(text).closes_at?.value.slice(0, 16)).toBe(at),
  );

  it('is calculated from a count of days only if the day of publication is known', () => {
    const text = 'ማስታወቂያው ከወጣበት ቀን ጀምሮ በ10ኛው የሥራ ቀን 8፡00 ሰዓት ይዘጋል።';
    expect(closing(text)).toBeNull();
    expect(read(text).rule?.value).toMatchObject({ nth: 10, working_days: true, closes: '14:00', opens: null });
    expect(closing(text, '2024-11-25')).toBe('2024-12-06T14:00');
  });

  it('is the printed date rather than a count of days', () => {
    const text = 'ከወጣበት ቀን ጀምሮ በ10ኛው የሥራ ቀን ማለትም ኅዳር 30 ቀን 2017 ዓ.ም 8፡00 ሰዓት ይዘጋል።';
    expect(closing(text, '2024-11-25')).toBe('2024-12-09T14:00');
  });

  it('is the counted day even if only its number precedes the hour', () => {
    const { rule } = read('ጨረታው ማስታወቂያው በወጣ በ12ኛው በ4፡00 ሰዓት ታሽጎ በዕለቱ 4፡30 ይከፈታል።');
    expect(rule?.value).toMatchObject({ nth: 12, working_days: false, closes: '10:00', opens: '10:30' });
  });

  it('is not the day of an earlier tender or of the end of the contract', () => {
    const text = 'በ10/2/2018 የተዘጋው ጨረታ በድጋሚ ወጥቷል። ጨረታው 20/3/2018 4፡00 ይዘጋል።';
    expect(closing(text, '2025-11-10')).toBe('2025-11-29T10:00');
    expect(closing('ውሉ እስከ ኅዳር 10/2020 ድረስ ይቆያል', '2025-11-10')).toBeNull();
  });

  it('is missing if it would be before publication, because that is misread', () => {
    expect(closing('ጨረታው ኅዳር 10/2018 8፡00 ይዘጋል', '2025-12-01')).toBeNull();
  });

  it('moves from a holiday to the next working day if the notice says so', () => {
    const counted = 'ከወጣበት ቀን ጀምሮ በ8ኛው ቀን 4፡00 ይዘጋል።';
    expect(closing(counted, '2025-04-28')).toBe('2025-05-05T10:00');
    expect(closing(`${counted} ቀኑ በዓል ከሆነ በሚቀጥለው የሥራ ቀን ይከፈታል።`, '2025-04-28')).toBe('2025-05-06T10:00');
  });

  it('has the position where it was read', () => {
    const text = '<p>የጨረታ ማስታወቂያ</p><p>ጨረታው <b>ኅዳር 10/2018</b> ከቀኑ&nbsp;8፡00 ይዘጋል</p>';
    const { closes_at } = readNotice(text);
    expect(closes_at && text.slice(...closes_at.span)).toBe('ኅዳር 10/2018</b> ከቀኑ&nbsp;8፡00');
    expect(closes_at).toMatchObject({ rule: 'closing-date', confidence: expect.any(Number) });
  });
});

describe('the closing of a notice in English', () => {
  const closingOf = (text: string) => {
    const { closes_at, closes_on } = readNotice(text);
    return closes_at?.value.slice(0, 16) ?? closes_on?.value ?? null;
  };

  it.each([
    ['2025-02-19T10:00', 'Trade licence renewed for 2017 E.C. The bid closes on 12/06/2017 at 4:00.'],
    ['2017-06-12T10:00', 'Trade licence renewed for 2009 E.C. The bid closes on 12/06/2017 at 10:00 AM.'],
    ['2025-11-19T09:30', 'Bids close on 19 November 2025 at 09:30 hours.'],
    ['2025-12-11', 'The submission date: 25 November 2025 – 11 December 2025'],
    ['2025-11-19', 'Release Date: 1 November 2025\nClosing Date: 19 November 2025'],
    ['2025-11-19T14:00', 'Sale of documents ends on 10 November 2025. Bids are due on 19 November 2025 at 2:00 PM.'],
    ['2025-11-19T10:00', 'Bids close on 19 November 2025 at 2:00 PM, which should read 10:00 AM.'],
    ['2025-11-19T14:00', 'Bids are received until 19 November 2025 (10/03/2018 E.C.) at 2:00 PM.'],
    ['2025-11-19T09:00', 'The goods are sold by public auction on 19 November 2025 starting 9:00 AM.'],
    ['2025-11-19', 'Bids are accepted from 8:30 AM to 5:00 PM until 19 November 2025.'],
    [null, 'Questions must be submitted by 19 November 2025 at 4:00 PM.'],
    [
      '2025-11-19T10:00',
      'BID CLOSING\nDate: November 19, 2025\nTime: 10:00 AM\nBID OPENING\nDate: November 19, 2025\nTime: 10:30 AM',
    ],
    [
      '2025-11-19T10:00',
      'Bid closing: 5 days from today; i.e. November 19, 2025 at 10:00 AM, opening at 10:30 AM same day.',
    ],
    ['2025-11-19T10:00', 'The bid floating period is from November 5, 2025 up to November 19, 2025 until 10:00 AM.'],
    [
      '2025-11-19T10:00',
      'Buy the document until November 18, 2025 and hand in the bid by 10:00 AM, November 19, 2025.',
    ],
    ['2025-11-19T14:00', 'This is an open tender. Closing date 10/03/2018 at 8:00 local time & Open 8:30 local time'],
  ])('is in the calendar of the years beside it: %s', (at, text) =>
    expect(closingOf(`INVITATION TO BID. ${text}`)).toBe(at),
  );

  it('is the value of its column in a table', () => {
    const table =
      'No. | Goods | Opening time | Closing date | Closing time\n1 | Pens | 3:00 PM | 19 Nov 2025 | 2:30 PM';
    expect(closingOf(`INVITATION TO BID\n${table}`)).toBe('2025-11-19T14:30');
  });

  it('is missing if two lots of a table close on different days', () => {
    const table =
      '4. Lot | Closing date | Opening date\n1 | 19 Nov 2025, 2:00 PM | 19 Nov 2025, 2:30 PM\n2 | 26 Nov 2025, 2:00 PM | 26 Nov 2025, 2:30 PM';
    expect(closingOf(`INVITATION TO BID\n${table}`)).toBeNull();
  });

  it('has the first of two hours of a counted day', () => {
    const text =
      'INVITATION TO BID. Bid closing & opening: on the 22nd day after this advert, at 3:00 and 3:30 local time.';
    const { closes_at, opens_at } = readNotice(text, { publishedOn: '2025-11-03' as CalendarDate });
    expect([closes_at?.value, opens_at?.value]).toEqual(['2025-11-24T09:00:00+03:00', '2025-11-24T09:30:00+03:00']);
  });

  it('has no time when eleven may be of either clock', () => {
    const text = 'INVITATION TO BID. The bid closes on 19 November 2025 at 11:00 local time.';
    const { closes_at, closes_on } = readNotice(text);
    expect([closes_at, closes_on?.value]).toEqual([null, '2025-11-19']);
  });

  it('is counted from an announcement, and is not its first day', () => {
    const text = 'INVITATION TO BID. Bids close 21 days from the first day of announcement at 3:00 PM.';
    expect(readNotice(text, { publishedOn: '2025-11-03' as CalendarDate }).closes_at?.value).toBe(
      '2025-11-23T15:00:00+03:00',
    );
  });

  it.each([
    ['2025-05-18', 'Old Closing Date | Revised Closing Date\nMay 4, 2025 | May 18, 2025'],
    ['2025-05-18', 'New Bid Closing Date\nOriginal Bid Closing Date\nMay 18, 2025\nMay 4, 2025'],
    [null, 'Previous Closing Date\nNew Closing Date\nMay 4, 2025'],
    [null, 'The bid that was to close on May 4, 2025 is extended by fifteen (15) days.'],
    [null, 'The bid closes on May 4, 2025. New opening date: May 20, 2025.'],
    ['2025-05-18', 'The submission date is amended from May 4, 2025 to May 18, 2025.'],
    ['2025-05-18T10:00', 'It was scheduled to close on May 4, 2025 and is now to close on May 18, 2025 at 10:00 AM.'],
    ['2025-05-18T10:00', 'The closing on May 4, 2025 is extended by 14 days to May 18, 2025 at 10:00 AM.'],
  ])('is the new day of an extension, or missing: %s', (at, text) =>
    expect(closingOf(`EXTENSION OF BID\n${text}`)).toBe(at),
  );
});

describe('the hour of a closing', () => {
  it.each([
    ['16:00', 'ሰነድ ማስገቢያ ከ27/02/2018 እስከ 10/03/2018 ዓ.ም ከጠዋቱ 2፡30 እስከ 11፡00። ጨረታው 10/03/2018 በ10 ሰዓት ይዘጋል።'],
    ['23:00', 'Deadline for submission of offers: 19 November 2025, 23:00'],
    ['14:00', "Guyyaan xumuraa sanada itti galchan Sadaasa 19, 2025 sa'aatii 2:00 (2:00 PM)"],
    ['10:00', 'ጨረታው ኅዳር 10/2018 ዓ.ም 4.00 ታሽጎ 4.30 ይከፈታል'],
    ['09:00', 'Bids are accepted on 19 November 2025 from 8.00 to 9.00 in the morning. Height of the wall: 3.00 m.'],
    ['23:59', 'Proposals are sent by e-mail until 23.59 on 19 November 2025 (GMT +3.00).'],
    ['14:00', 'BIDS CLOSE ON 19 NOVEMBER 2025 AT 2:00 PM. OPENING: 19 NOVEMBER 2025, 2:30 PM.'],
    ['09:30', 'ጨረታው ለ15 ቀናት ከወጣበት ቀን ጀምሮ ይውላል፤ በ16 ቀን ጠዋት ሰዓት 3:30 ይዘጋል'],
  ])('is %s: %s', (hour, text) =>
    expect(readNotice(text, { publishedOn: '2025-11-03' }).closes_at?.value.slice(11, 16)).toBe(hour),
  );
});

describe('the day of an auction', () => {
  it.each([
    ['2025-11-19', 'Karra Bank offers for sale by auction the hotel of its customer on November 19, 2025.'],
    ['2025-11-19T09:00', 'የሐራጅ ማስታወቂያ። ቤቱ ኅዳር 10/2018 ዓ.ም ከጠዋቱ 3፡00 - 6፡00 ሰዓት ስለሚሸጥ መግዛት ትችላላችሁ።'],
    ['2025-11-19T09:00', 'ንብረቱ ኅዳር 10/2018 ከጠዋቱ 3፡00 ጀምሮ በሐራጅ ስለሚሸጥ መመዝገብ የሚቻለው እስከ ኅዳር 9/2018 11፡00 ነው።'],
    ['2025-11-19', 'Baankiin Hojjettootaa mana daldalaa gaafa 10/03/2018 caalbaasii gurgurtaatiin gurgura.'],
    ['2025-11-19T10:00', 'ሓንቲ መኪና ሕዳር 10/2018 ካብ ሰዓት 4:00 ክሳብ ሰዓት 6:00 ብሓራጅ ክትሽየጥ ኣዚዙ።'],
    [null, 'የሐራጅ ማስታወቂያ። የሐራጅ ሰነድ እስከ ኅዳር 10/2018 ይሸጣል።'],
  ])('is the closing, %s: %s', (at, text) => {
    const { closes_at, closes_on } = readNotice(text);
    expect(closes_at?.value.slice(0, 16) ?? closes_on?.value ?? null).toBe(at);
  });
});

describe('the opening of a notice', () => {
  it.each([
    ['2025-11-19T10:30', 'ጨረታው ኅዳር 10/2018 ከጠዋቱ 4፡00 ተዘግቶ ከ30 ደቂቃ በኋላ ይከፈታል።'],
    ['2025-11-19T10:15', 'ጨረታው ኅዳር 10/2018 ከጠዋቱ 4፡00 ተዘግቶ ከሩብ ሰዓት በኋላ ይከፈታል።'],
    ['2025-11-19T10:30', 'ሰነዱን እስከ ኅዳር 10/2018 ከጠዋቱ 4፡00 ማስገባት ይቻላል። በዕለቱ 4.30 ይከፈታል'],
    ['2025-11-20T10:00', 'ጨረታው ኅዳር 10/2018 ከጠዋቱ 4፡00 ታሽጎ በሚቀጥለው ቀን 4፡00 ይከፈታል።'],
    ['2025-11-19T14:30', 'The bid closes on 19 November 2025 at 2:00 PM and is opened at 2:30.'],
    ['2025-11-19T14:00', 'Bids are due on 19 November 2025 at 2:00 PM, at which time they will be opened.'],
    ['2025-11-19T14:30', 'Bids are due on 19 November 2025 up to 2:00 PM; the committee will open them at 2:30 PM.'],
    ['2025-11-24T09:00', 'The bid closes on 21 November 2025 at 2:00 PM and opens on the next working day at 9:00 AM.'],
  ])('is derived from the closing before it, %s: %s', (at, text) =>
    expect(readNotice(text).opens_at?.value.slice(0, 16)).toBe(at),
  );

  it('is never before its closing', () => {
    const { closes_on, opens_on } = read('ጨረታው ኅዳር 10/2018 8፡00 ይዘጋል። ኅዳር 8/2018 8፡30 ይከፈታል።');
    expect([closes_on?.value, opens_on]).toEqual(['2025-11-19', null]);
  });
});
