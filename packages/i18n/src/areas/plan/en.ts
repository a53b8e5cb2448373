import { plural } from '../../plural.ts';

export const words = {
  label: 'Plan',
  /** As it is advertised; what is really saved is computed and stands beside it. */
  yearlyClaim: 'Buy Yearly and Save 60%',
  saving: (percent: number, times: number) => `${percent}% less than ${times} × 3 months`,
  includesVat: 'Prices include 15% VAT.',
  vat: 'VAT 15%',
  toPay: 'Total due',
  /** Above a tender or a list, for somebody who has not paid. */
  banner: {
    payment: {
      title: 'Your subscription is not active',
      text: (plan: string, amount: string) => `${plan}, ${amount}`,
    },
    trial: {
      title: 'Free trial',
      text: (length: number, left: number) =>
        `${left} of your ${plural(length, { one: '1 day', other: `${length} days` })} ${left === 1 ? 'is' : 'are'} left.`,
    },
    pay: 'Pay',
  },
};
