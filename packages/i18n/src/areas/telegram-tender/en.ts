/** A tender in the mini app, and the payment that opens it. */
export const words = {
  share: 'Share',
  openOnSite: 'Open on the website',
  pay: (amount: string) => `Pay ${amount}`,
  popup: {
    paid: { title: 'Paid!', message: 'Your payment was successful.' },
    cancelled: { title: 'Not Paid!', message: 'You have aborted the payment process' },
    failed: { title: 'Not Paid!', message: 'The payment did not go through. Please try again or pay in another way.' },
    close: 'Close',
  },
  checking: {
    title: 'Your payment is on its way',
    text: 'It has not reached us yet. Please do not pay again: this page opens by itself as soon as it has.',
    outside:
      'Pay on the page that has opened, and come back. This page opens by itself as soon as the payment is here.',
    openAgain: 'Open the payment page again',
  },
  overdue: {
    title: 'We have not heard of your payment',
    text: 'If you have paid, do not pay again: what you paid for opens as soon as the payment reaches us.',
    lookAgain: 'Look again',
  },
  payFailed: 'The payment could not be opened',
  unpaid: 'Nothing has been paid.',
};
