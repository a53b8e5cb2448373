export const words = {
  lead: 'If Awaj is not what you expected, you can get your money back within 30 days of subscribing.',
  sections: [
    {
      title: 'When you can ask',
      text: [
        'You can ask for a refund within 30 days of subscribing. You don’t need to give a reason. Your subscription ends with the refund.',
      ],
    },
    {
      title: 'How to ask',
      text: [
        'Call us or write to us on Telegram, and give your invoice number and the phone number of your account. Your invoices are under Billing.',
        'We may send a code to that phone, so that nobody else can ask in your name.',
      ],
    },
    {
      title: 'How long it takes',
      text: [
        'We process refunds within 7 business days of your request. The money goes back the way it came: to the wallet, card or bank account you paid from. How soon you see it there depends on the provider.',
      ],
    },
    {
      title: 'What is not refunded',
      text: [
        [
          'payments in cash or by cheque in Ethiopia',
          'upgrades: payments to change a running subscription to a longer plan',
          'bid documents: these purchases are final',
          'subscriptions older than 30 days',
        ],
      ],
    },
    {
      title: 'If we made a mistake',
      text: [
        'If you were charged twice, or for something you did not order, you get the full amount back, whatever this page says. The same goes for a document you bought that cannot be downloaded and that we cannot fix.',
      ],
    },
  ],
} as const;
