import { plural } from '../../plural.ts';

export const words = {
  label: 'Plan',
  /** The advertised saving, above the plans; each card shows the actual saving in birr. */
  yearlyClaim: 'Buy Yearly and Save 60%',
  saving: (amount: string) => `Save ${amount}`,
  perMonth: (amount: string) => `${amount} a month`,
  includesVat: 'Prices include 15% VAT.',
  vat: 'VAT 15%',
  toPay: 'Total due',
  /** Above a tender or list, for readers who have not paid. */
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
  /** Above a list, for readers who do not see all of it. */
  offer: {
    title: 'See closing dates and full notices',
    from: (amount: string) => `From ${amount} a month`,
    plans: 'See plans',
    pay: (amount: string) => `Pay ${amount}`,
  },
};
