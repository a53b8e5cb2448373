import { describe, expect, it } from 'vitest';
import { tenderMoments } from './tender-moments.ts';

const page = {
  url: 'https://awaj.et/tender/7',
  words: {
    closes: (title: string, isApproximate: boolean) => `Closes${isApproximate ? ' about now' : ''}: ${title}`,
    opens: (title: string) => `Opens: ${title}`,
  },
};
const tender = { id: 7, title: 'Supply of tyres', company: { id: 1, name: 'Gibe Valley University', logo: null } };
const closesAt = new Date('2026-11-24T07:30:00Z');
const unknown = { at: null, alternativeText: null };
const momentsOf = (closes: object, opens: object = unknown, rest: { isApproximate?: true } = {}) =>
  tenderMoments(
    {
      ...tender,
      schedule: {
        kind: 'shown',
        closes: { ...unknown, ...closes },
        opens: { ...unknown, ...opens },
        publications: [],
        ...rest,
      },
    },
    page,
  );

describe('the moments of a tender for a calendar', () => {
  it('are its closing and its opening', () => {
    const opensAt = new Date('2026-11-24T08:00:00Z');
    expect(momentsOf({ at: closesAt }, { at: opensAt })).toEqual([
      {
        id: 'tender-7-closes@awaj.et',
        title: 'Closes: Supply of tyres',
        description: 'Gibe Valley University\nhttps://awaj.et/tender/7',
        at: closesAt,
        url: page.url,
      },
      expect.objectContaining({ id: 'tender-7-opens@awaj.et', title: 'Opens: Supply of tyres', at: opensAt }),
    ]);
  });

  it('are missing if the newspaper’s own words replace the date', () => {
    expect(momentsOf({ at: closesAt, alternativeText: '10th working day' })).toEqual([]);
  });

  it('say "about" for a closing that was worked out from the words', () => {
    const moments = momentsOf({ at: closesAt, alternativeText: '20 days' }, unknown, { isApproximate: true });
    expect(moments).toMatchObject([{ title: 'Closes about now: Supply of tyres', at: closesAt }]);
  });

  it('are missing for readers who may not see the dates', () => {
    expect(tenderMoments({ ...tender, schedule: { kind: 'locked' } }, page)).toEqual([]);
  });
});
