import { describe, expect, it } from 'vitest';
import { readNotice } from '../reading/index.ts';

describe('closing and opening with verbs that no table has', () => {
  it.each([
    ['ሰነዳችሁን ኅዳር 10 ቀን 2018 ዓ.ም ከጠዋቱ 5፡00 በፊት አድርሱ፤ 5፡15 ላይ ፖስታዎቹ ይገለጣሉ', '2025-11-19T11:00', '2025-11-19T11:15'],
    ['ጨረታው ኅዳር 10/2018 ከጠዋቱ 5፡30 ይጋረዳል፤ 6፡00 ይከፈታል', '2025-11-19T11:30', '2025-11-19T12:00'],
    ['ጨረታው ኅዳር 10/2018 ከቀኑ 8፡00 ይጋረዳል፤ 8፡30 ይከፈታል', '2025-11-19T14:00', '2025-11-19T14:30'],
    ['ጨረታው ኅዳር 10/2018 ከቀኑ 10፡00 ይጋረዳል፤ ኅዳር 11/2018 ከጠዋቱ 3፡00 ይከፈታል', '2025-11-19T16:00', '2025-11-20T09:00'],
    ['ጨረታው ኅዳር 10/2018 ከቀኑ 10፡00 ይጋረዳል፤ በነጋታው 3፡00 ይከፈታል', '2025-11-19T16:00', '2025-11-20T09:00'],
    [
      'Saamsaa hanga Sadaasa 10/2018 sa’aatii 8:00tti geessaa; sa’aatii 8:30 ni saaqama',
      '2025-11-19T14:00',
      '2025-11-19T14:30',
    ],
    [
      'ዕቃዎቹን እስከ ኅዳር 8/2018 እየተመለከታችሁ፣ ኅዳር 10/2018 4፡00 ሰዓት ሣጥኑ የሚታሸግ ሲሆን 4፡30 ሰዓት ይከፈታል',
      '2025-11-19T10:00',
      '2025-11-19T10:30',
    ],
  ])('are read from the order of the hours: %s', (text, closes, opens) => {
    const { closes_at, opens_at } = readNotice(text);
    expect([closes_at?.value.slice(0, 16), opens_at?.value.slice(0, 16) ?? null]).toEqual([closes, opens]);
  });

  it.each([
    [
      'Offers close on 18 November 2025 at 5:00 PM. Those for lot 1 are opened on 19 November 2025 at 10:00 and those for lot 2 at 10:30.',
      '2025-11-18T17:00',
    ],
    ['Offers are opened on 19 November 2025 at 10:00 and the winner is announced at 10:30 in the hall.', null],
    ['Envelopes of lot 1 are opened on 19 November 2025 at 10:00 and those of lot 2 at 10:30.', null],
    ['Lot 1 closes on 19 November 2025 at 10:00; lot 2 closes on 19 November 2025 at 10:30.', null],
  ])('do not follow from two hours that belong to other things: %s', (text, closes) => {
    expect(readNotice(text).closes_at?.value.slice(0, 16) ?? null).toBe(closes);
  });

  it.each(['ሰነዱ እስከ ኅዳር 10/2018 4፡00 ይሸጣል። ቢሮው 4፡30 ይከፈታል', 'ኅዳር 10/2018 4፡00 እና 4፡30 ስብሰባ አለ'])(
    'stay unknown where no word is about offers: %s',
    (text) => expect(readNotice(text).closes_at).toBeNull(),
  );
});
