import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldLetters, noticeText } from './index.ts';

const letters = 'a notice with enough letters ';

describe('the readable text of a notice', () => {
  it.each([
    ['<p>ጨ<b>ረ</b>ታ</p>', '\nጨረታ\n'],
    ['<td>Closing</td><td>12 June</td>', 'Closing | 12 June | '],
    ['Smith &amp; Co &#4768;&#x1230; &nope;', 'Smith & Co አሰ &nope;'],
    ['Birr\u00a0100 Â tail 8\u200b:30', 'Birr 100  tail 8:30'],
    ['a<script>b < c</script>d<!-- e -->f', 'adf'],
    ['5 < 6 & 7 > 3', '5 < 6 & 7 > 3'],
    ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
    ['📌 **Bid** notice', 'Bid notice'],
  ])('of %s is %j', (raw, text) => expect(noticeText(raw).text).toBe(text));

  it('maps each letter back to its place in the source', () => {
    const raw = `<p>${letters}&nbsp;<b>12</b> ሰኔ&#8202;<i>2016</i></p>`;
    const { text, originOf } = noticeText(raw);
    const at = text.indexOf('12');
    expect(raw.slice(...originOf([at, at + '12 ሰኔ 2016'.length]))).toBe('12</b> ሰኔ&#8202;<i>2016');
  });

  it('maps only to places inside the source, in order', () => {
    const soup = fc.string({ unit: fc.constantFrom(...'<p>&#1234;ab ጨÂ\u00a0"/=!-\n') });
    fc.assert(
      fc.property(soup, (raw) => {
        const { text, originOf } = noticeText(raw);
        let last = 0;
        for (let at = 0; at < text.length; at++) {
          const [start, end] = originOf([at, at + 1]);
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeLessThanOrEqual(raw.length);
          last = start;
        }
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it.each([
    ['ƯŶîƻŶŊú čťĝŦĢ ƯŶîƻŶŊú čťĝ', 'mojibake'],
    ['<img src="notice.jpg">', 'picture'],
    ['   ', 'empty'],
    ['%PDF-1.7 \u0001\u0002\u0003\u0004 \ufffd\ufffd\ufffd obj', 'mojibake'],
    [`${letters}<img src="logo.png">`, null],
    ['የጨረታ ማስታወቂያ ለሁሉም ተጫራቾች', null],
  ])('of %j is not read, because it is: %s', (raw, why) => expect(noticeText(raw).unreadable).toBe(why));

  it('keeps its length when its letters are folded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldLetters(text)).toHaveLength(text.length);
      }),
      { seed: 2, numRuns: 500 },
    );
  });

  it.each([
    [
      'ግልጽ ጨረታ\nየደብረ ብርሃን ከተማ አስተዳደር ገንዘብ\nጽ/ቤት የጽሕፈት መሣሪያዎችን መግዛት\nይፈልጋል።\n1. የታደሰ ፈቃድ ያላቸው',
      'ግልጽ ጨረታ\nየደብረ ብርሃን ከተማ አስተዳደር ገንዘብ ጽ/ቤት የጽሕፈት መሣሪያዎችን መግዛት ይፈልጋል።\n1. የታደሰ ፈቃድ ያላቸው',
    ],
    ['Bid   bond  Birr 100', 'Bid bond Birr 100'],
    ['Closing date: 5 May\nOpening date: 6 May', 'Closing date: 5 May\nOpening date: 6 May'],
  ])('has whole sentences again after a narrow column: %j', (raw, text) => expect(noticeText(raw).text).toBe(text));

  it.each([
    [
      'No\nItem\nDocument fee\nClosing\n1\nPumps\n400\n2 June 2026\n2\nPipes\n400\n2 June 2026\nBids are opened later.',
      'No|Item|Document fee|Closing\n1|Pumps|400|2 June 2026\n2|Pipes|400|2 June 2026\nBids are opened later.',
    ],
    ['ተ.ቁ\n\nዕቃ\n\nየሚዘጋበት\n\n1\n\nቧንቧ\n\nሰኔ 2', 'ተ.ቁ |ዕቃ |የሚዘጋበት \n1 |ቧንቧ |ሰኔ 2'],
    ['|\nLot\n|\nBid\nbond\n|\n|\n1\n|\n5,000\n|\nBids', '| Lot | Bid bond |\n| 1 | 5,000 |\nBids'],
  ])('has the rows of a table whose cells are lines: %j', (raw, text) => expect(noticeText(raw).text).toBe(text));

  it.each([
    'No\nbid bond is asked.\nBidders\n1\nrenewed licence\ntax clearance',
    'Conditions\nas told\nbelow\n1\nA licence of 2018\n2\nA stamp',
  ])('leaves other numbered lines as they are: %j', (raw) => expect(noticeText(raw).text).toBe(raw));

  it('puts two columns one after the other, and maps back to each', () => {
    const raw = [
      'The Bureau of Education wants          Our company is looking for',
      'to buy two hundred tables and          a driver with a licence of',
      'chairs for schools. Offers are         the third grade. Those who',
      'received until 5 May 2026.             want it come to our office.',
    ].join('\n');
    const { text, originOf } = noticeText(raw);
    expect(text).toContain('wants to buy two hundred tables and chairs for schools.');
    expect(text).toContain('looking for a driver with a licence');
    const at = text.indexOf('driver');
    expect(raw.slice(...originOf([at, at + 'driver'.length]))).toBe('driver');
  });

  it.each([
    ['ለ2ዐ ቀናት', 'ለ20 ቀናት'],
    ['5,ዐዐዐ.ዐዐ ብር', '5,000.00 ብር'],
    ['8፡3ዐ', '8፡30'],
    ['ብር1ዐዐበመክፈል', 'ብር100በመክፈል'],
    ['8;30', '8:30'],
    ['2ዐ18ዐ.ም', '2018አ.ም'],
    ['ሠኔ ኅዳር ሐምሌ', 'ሰኔ ህዳር ሀምሌ'],
    ['sa’aatii ‘a’', "sa'aatii 'a'"],
  ])('in one spelling: %s is %s', (text, folded) => expect(foldLetters(text)).toBe(folded));
});
