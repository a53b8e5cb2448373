import { plural } from '../../plural.ts';

/** A tender in the mini app, and the payment that unlocks it. */
export const words = {
  share: 'Share',
  openOnSite: 'On the website',
  pay: (amount: string) => `Subscribe for ${amount}`,
  otherPlans: 'Other plans',
  popup: {
    paid: { title: 'Paid!', message: 'Your payment was successful.' },
    cancelled: { title: 'Not Paid!', message: 'You have aborted the payment process' },
    failed: { title: 'Not Paid!', message: 'The payment did not go through. Please try again or pay in another way.' },
    close: 'Close',
  },
  checking: {
    title: 'Checking your payment',
    text: 'We haven’t received it yet. Please don’t pay again: this page opens as soon as it arrives.',
    outside: 'Pay on the page that opened, then come back. This page opens as soon as the payment arrives.',
    openAgain: 'Open the payment page again',
  },
  overdue: {
    title: 'We haven’t received your payment',
    text: 'If you’ve paid, don’t pay again: what you paid for opens as soon as the payment arrives.',
    checkAgain: 'Check again',
  },
  afterPaying: {
    title: 'Your subscription is active',
    text: 'What do you supply, and where? We’ll message you here each morning when something fits.',
    start: 'Get Started',
    /** For the chosen preferences. */
    yesterday: (count: number, text: string) =>
      plural(count, {
        one: 'Yesterday brought 1 tender that fits you.',
        other: `Yesterday brought ${text} tenders that fit you.`,
      }),
    morning: 'We’ll message you here each morning when something fits.',
  },
  payFailed: 'Couldn’t open the payment',
  unpaid: 'You have not been charged.',
};
