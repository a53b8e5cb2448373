import { birr } from '@awaj/domain/money';
import { plans } from '@awaj/domain/plan';
import { loadMessages } from '@awaj/i18n';
import { expect, it } from 'vitest';
import { amountToPay, lowestMonthlyPrice, planAmounts, planOffers, vatSplit } from './plan-offer.ts';

const priced = (...prices: readonly [number, number, number]) =>
  plans.map((plan, index) => ({ ...plan, price: birr(prices[index] ?? 0) }));
const usual = priced(980, 1480, 2360);

const { plan: english } = await loadMessages('en');
const { plan: amharic } = await loadMessages('am');

it('an offer shows the price of each plan, per month, and the saving in birr', () => {
  expect(planOffers(usual, 'en', english)).toEqual([
    { id: 1, name: '3 Months', price: '980\u00a0birr', perMonth: '327\u00a0birr a month', saving: null },
    {
      id: 2,
      name: '6 Months',
      price: '1,480\u00a0birr',
      perMonth: '247\u00a0birr a month',
      saving: 'Save 480\u00a0birr',
    },
    {
      id: 3,
      name: '1 Year',
      price: '2,360\u00a0birr',
      perMonth: '197\u00a0birr a month',
      saving: 'Save 1,560\u00a0birr',
    },
  ]);
});

it('an offer shows plans in Amharic', () => {
  expect(planOffers(usual, 'am', amharic).map(({ name, price, perMonth }) => [name, price, perMonth])).toEqual([
    ['3 ወር', '980\u00a0ብር', 'በወር 327\u00a0ብር'],
    ['6 ወር', '1,480\u00a0ብር', 'በወር 247\u00a0ብር'],
    ['1 ዓመት', '2,360\u00a0ብር', 'በወር 197\u00a0ብር'],
  ]);
});

it('the saving is calculated from the current prices', () => {
  const offers = planOffers(priced(1000, 2000, 2999), 'en', english);
  expect(offers.map(({ price, saving }) => [price, saving])).toEqual([
    ['1,000\u00a0birr', null],
    ['2,000\u00a0birr', null],
    ['2,999\u00a0birr', 'Save 1,001\u00a0birr'],
  ]);
});

it('the lowest monthly price is in whole birr, and missing without plans', () => {
  expect(lowestMonthlyPrice(usual)).toBe(birr(197));
  expect(lowestMonthlyPrice([])).toBeNull();
});

it('a text gets all three amounts or none', () => {
  expect(planAmounts(priced(980, 1480.5, 2360))).toEqual(['980', '1,480.50', '2,360']);
  expect(planAmounts(usual.slice(0, 2))).toBeNull();
  expect(planAmounts(null)).toBeNull();
});

it('an amount is split into the price and its tax', () => {
  expect(vatSplit(birr(980), 'en')).toEqual({
    net: '852.17\u00a0birr',
    vat: '127.83\u00a0birr',
    gross: '980\u00a0birr',
  });
});

it.each([
  ['what is due', { planName: '3 Months', amount: birr(980) }, usual, birr(980)],
  ['the default plan if nothing is due', null, usual, birr(2360)],
  ['unknown until the prices have loaded', null, [], undefined],
] as const)('the amount of a payment without a chosen plan is %s', (_, due, onSale, amount) => {
  expect(amountToPay(due, onSale)).toBe(amount);
});
