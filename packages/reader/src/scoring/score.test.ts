import { describe, expect, it } from 'vitest';
import { scoreNotice, summarise } from './index.ts';

const text = 'INVITATION TO BID. The bid closes on June 12, 2025 at 2:00 PM. Bid bond: Birr 5,000.';
const verdictsOf = (expected: Parameters<typeof scoreNotice>[0]['expected']) =>
  scoreNotice({ id: 'a', text, expected }).map(({ field, verdict }) => [field, verdict]);

describe('scoring a notice', () => {
  it('distinguishes right, wrong, invented, missed and rightly empty values, and ignores unknown ones', () => {
    expect(
      verdictsOf({
        number: null,
        closes_at: '2025-06-12T14:00:00+03:00',
        closes_on: null,
        opens_at: '2025-06-12T14:30:00+03:00',
        bond_birr: 500,
      }),
    ).toEqual([
      ['number', 'silent'],
      ['closes_at', 'right'],
      ['closes_on', 'invented'],
      ['opens_at', 'missed'],
      ['bond_birr', 'wrong'],
    ]);
  });

  it('counts wrong and missed values against the recall, and invented ones against the precision', () => {
    const outcomes = scoreNotice({ id: 'a', text, expected: { closes_on: null, opens_at: 'x', bond_birr: 5000 } });
    expect(summarise(outcomes, () => 'all')).toEqual([
      { name: 'all', right: 1, silent: 0, wrong: 0, invented: 1, missed: 1, precision: 0.5, recall: 0.5 },
    ]);
  });
});
