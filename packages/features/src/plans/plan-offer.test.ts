import { birr } from '@awaj/domain/money';
import { plans } from '@awaj/domain/plan';
import { loadMessages } from '@awaj/i18n';
import { expect, it } from 'vitest';
import { planAmounts, planOffers, vatSplit } from './plan-offer.ts';

const priced = (...prices: readonly [number, number, number]) =>
  plans.map((plan, index) => ({ ...plan, price: birr(prices[index] ?? 0) }));
const usual = priced(980, 1480, 2360);

const { plan: english } = await loadMessages('en');
const { plan: amharic } = await loadMessages('am');

it('advertises the yearly plan as given, and tells beside it what it really saves', () => {
  expect(planOffers(usual, 'en', english)).toEqual([
    { id: 1, name: '3 Months', price: 'ETB\u00a0980.00', saving: null, claim: null },
    { id: 2, name: '6 Months', price: 'ETB\u00a01,480.00', saving: '24% less than 2 × 3 months', claim: null },
    {
      id: 3,
      name: '1 Year',
      price: 'ETB\u00a02,360.00',
      saving: '40% less than 4 × 3 months',
      claim: 'Buy Yearly and Save 60%',
    },
  ]);
});

it('says it in Amharic', () => {
  expect(planOffers(usual, 'am', amharic).map(({ name, price }) => [name, price])).toEqual([
    ['3 ወር', 'ብር\u00a0980.00'],
    ['6 ወር', 'ብር\u00a01,480.00'],
    ['1 ዓመት', 'ብር\u00a02,360.00'],
  ]);
});

it('measures what is saved by the prices of now', () => {
  const offers = planOffers(priced(1000, 2000, 2999), 'en', english);
  expect(offers.map(({ price, saving }) => [price, saving])).toEqual([
    ['ETB\u00a01,000.00', null],
    ['ETB\u00a02,000.00', null],
    ['ETB\u00a02,999.00', '25% less than 4 × 3 months'],
  ]);
});

it('gives texts the three amounts, or none at all', () => {
  expect(planAmounts(priced(980, 1480.5, 2360))).toEqual(['980', '1,480.50', '2,360']);
  expect(planAmounts(usual.slice(0, 2))).toBeNull();
  expect(planAmounts(null)).toBeNull();
});

it('splits an amount into the price and its tax', () => {
  expect(vatSplit(birr(980), 'en')).toEqual({
    net: 'ETB\u00a0852.17',
    vat: 'ETB\u00a0127.83',
    gross: 'ETB\u00a0980.00',
  });
});
