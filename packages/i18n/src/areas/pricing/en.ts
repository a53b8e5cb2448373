export const words = {
  lead: 'Everything included. Just choose how long.',
  plans: 'Choose a plan',
  choose: (plan: string) => `Choose ${plan}`,
  included: {
    title: 'In every plan',
    points: [
      'Every tender in full: dates, sources, bond and the full notice',
      'Daily alerts by email, SMS and Telegram',
      'Your own feed by category, region and language',
      'Saved tenders you can read offline',
      '24/7 phone support',
    ],
  },
  paying: {
    title: 'How you pay',
    points: ['Online with a mobile wallet or a card, through Chapa', 'By bank transfer (quote your invoice number)'],
    text: 'You get an invoice with VAT itemised. You can pay up to one year ahead. No auto-renewal: we never charge you by ourselves.',
  },
  refund: 'Read the refund policy',
} as const;
