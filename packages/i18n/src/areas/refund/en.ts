export const words = {
  lead: 'If Awaj is not what you expected, you can have your money back within 30 days of subscribing.',
  sections: [
    {
      title: 'When you can ask',
      text: [
        'You can ask for a refund within 30 days of the day on which you subscribed. You need not give a reason. With the refund the subscription ends.',
      ],
    },
    {
      title: 'How to ask',
      text: [
        'Call us, or write to us on Telegram, and give the number of the invoice and the telephone number of your account. You find the invoice under Billing.',
        'We may send a code to that telephone, so that nobody else can ask in your name.',
      ],
    },
    {
      title: 'How long it takes',
      text: [
        'We process a refund within 7 business days of your request. The money goes back the way it came: to the wallet, the card or the bank account from which it was paid. How soon it shows there is up to the provider.',
      ],
    },
    {
      title: 'What is not refunded',
      text: [
        [
          'payments in cash or by cheque in Ethiopia',
          'upgrades, that is, what was paid to change a running subscription to a longer plan',
          'bid documents: their purchase is final',
          'subscriptions for which the 30 days are over',
        ],
      ],
    },
    {
      title: 'If we made a mistake',
      text: [
        'If you were charged twice, or for something that you did not order, you get the whole amount back, whatever this page says. The same holds if a document that you bought cannot be downloaded and we cannot mend it.',
      ],
    },
  ],
} as const;
