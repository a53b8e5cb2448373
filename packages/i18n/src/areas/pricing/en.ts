export const words = {
  lead: 'Every plan opens every tender. They differ only in how long they last.',
  plans: 'Choose a plan',
  choose: (plan: string) => `Choose ${plan}`,
  included: {
    title: 'In every plan',
    points: [
      'Every tender in full: dates, sources, bond and the whole notice',
      'Daily alerts by email, SMS and Telegram',
      'A feed of your own, by category, region and language',
      'Saved tenders, readable without a connection',
      '24/7 support by telephone',
    ],
  },
  paying: {
    title: 'How you pay',
    points: [
      'Online with a mobile wallet or a card, through Chapa',
      'By bank transfer, with the number of your invoice as the reason',
    ],
    text: 'You get an invoice with the VAT shown apart. A subscription never reaches further than one year ahead, and nothing is renewed or charged by itself.',
  },
  refund: 'Read the refund policy',
} as const;
