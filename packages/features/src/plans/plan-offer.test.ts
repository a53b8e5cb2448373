import { birr } from '@awaj/domain/money';
import { loadMessages } from '@awaj/i18n';
import { expect, it } from 'vitest';
import { planOffers, vatSplit } from './plan-offer.ts';

const { plan: english } = await loadMessages('en');
const { plan: amharic } = await loadMessages('am');

it('advertises the yearly plan as given, and tells beside it what it really saves', () => {
  expect(planOffers('en', english)).toEqual([
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
  expect(planOffers('am', amharic).map(({ name, price }) => [name, price])).toEqual([
    ['3 ወር', 'ብር\u00a0980.00'],
    ['6 ወር', 'ብር\u00a01,480.00'],
    ['1 ዓመት', 'ብር\u00a02,360.00'],
  ]);
});

it('splits an amount into the price and its tax', () => {
  expect(vatSplit(birr(980), 'en')).toEqual({
    net: 'ETB\u00a0852.17',
    vat: 'ETB\u00a0127.83',
    gross: 'ETB\u00a0980.00',
  });
});
