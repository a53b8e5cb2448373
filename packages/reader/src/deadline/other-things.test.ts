import { describe, expect, it } from 'vitest';
import { readNotice } from '../reading/index.ts';

describe('a day of something else', () => {
  it.each([
    'የእቃ ናሙና እስከ ኅዳር 22/2018 ዓ.ም 9፡00 ሰዓት ማቅረብ ግዴታ ነው።',
    'ውሉ ከታኅሣሥ 1 ቀን 2018 እስከ ሰኔ 30 ቀን 2018 ዓ.ም ይቆያል።',
    'Samples are to be delivered by 5 December 2025, 3:00 PM.',
    'The first delivery is due on 15 December 2025 at 9:00 AM.',
    'The vehicles can be seen until 7 December 2025, 5:00 PM.',
    'Waliigalteen hanga Waxabajjii 30, 2018tti tura.',
    'ጥርዓን ክሳብ ሕዳር 30/2018 ሰዓት 11:00 ይቕረብ።',
    'Expressions of interest: final evaluation\n\n1 March 2025 to 30 June 2026\n\nReference: HA/12',
    'Expressions of interest for a project, 1 February 2023 to 31 July 2024.',
    'Submission of proposals for the evaluation of the project 1 February 2025 to 31 July 2026.',
    'The project which will be closed by 31 December 2025 now requires an external evaluation.',
    'The programme is expected to end on 31 December 2025.',
    'Hope Aid seeks an evaluator for its seed project (January 2025 to 30 June 2026).',
  ])('is no closing: %s', (text) => {
    const { closes_on } = readNotice(`የጨረታ ማስታወቂያ። Invitation to bid.\n${text}`, { publishedOn: '2025-11-10' });
    expect(closes_on).toBeNull();
  });

  it('leaves the closing that stands beside it', () => {
    const text = 'Samples are delivered by 5 December 2025. Bids close on 8 December 2025 at 2:00 PM.';
    expect(readNotice(text, { publishedOn: '2025-11-10' }).closes_at?.value).toBe('2025-12-08T14:00:00+03:00');
  });
});
