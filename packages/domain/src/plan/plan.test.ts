import { describe, expect, it } from 'vitest';
import { birr } from '../money/index.ts';
import {
  chosenPlan,
  defaultPlan,
  defaultPlanId,
  displayedPrice,
  findPlan,
  monthlyPriceOf,
  planNameOf,
  plans,
  savingOf,
  translatePlanName,
} from './index.ts';

describe('plans', () => {
  it('last as long as their names say', () => {
    expect(plans.map(({ id, name, months }) => [id, name, months])).toEqual([
      [1, '3 Months', 3],
      [2, '6 Months', 6],
      [3, '1 Year', 12],
    ]);
  });

  it('fall back to the yearly one unless another was chosen', () => {
    expect(defaultPlanId).toBe(3);
    expect(chosenPlan(null)).toBe(defaultPlan);
    expect(chosenPlan(99)).toBe(defaultPlan);
    expect(chosenPlan(1).id).toBe(1);
    expect(findPlan(2)?.name).toBe('6 Months');
    expect(findPlan(4)).toBeNull();
    expect([planNameOf(2), planNameOf(4), planNameOf(null)]).toEqual(['6 Months', '', '']);
  });

  it('show the actual saving, whatever the advertisement says', () => {
    const shortest = { months: 3, price: birr(980) };
    const offers = [shortest, { months: 6, price: birr(1480) }, { months: 12, price: birr(2360) }];
    expect(offers.map((offer) => savingOf(offer, shortest))).toEqual([0, birr(480), birr(1560)]);
    expect(savingOf({ months: 12, price: birr(4000) }, shortest)).toBe(0);
  });

  it.each([
    [2360, 360, 2000],
    [980, 0, 980],
    [980, 980, 0],
    [980, 1000, 0],
  ])('of %i birr less %i show %i', (price, discount, shown) => {
    expect(displayedPrice({ price: birr(price), discount: birr(discount) })).toBe(birr(shown));
  });

  it.each([
    ['3 Months', '3 ወር'],
    ['6 months', '6 ወር'],
    ['1 Month', '1 ወር'],
    ['1 Year', '1 ዓመት'],
    ['2 Years', '2 ዓመት'],
    ['1 Year and 3 Months', '1 ዓመት and 3 ወር'],
    ['Yearly Monthsary', 'Yearly Monthsary'],
  ])('named %s are %s in Amharic', (name, amharic) =>
    expect(translatePlanName(name, { month: 'ወር', year: 'ዓመት' })).toBe(amharic),
  );
});

it.each([
  [3, 980, 327],
  [6, 1480, 247],
  [12, 2360, 197],
])('a plan of %d months for %d birr costs %d birr a month', (months, price, monthly) => {
  expect(monthlyPriceOf({ months, price: birr(price) })).toBe(birr(monthly));
});
