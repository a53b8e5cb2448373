export const words = {
  lead: 'Everything included. Just choose how long. No auto-renewal.',
  choose: (plan: string) => `Choose ${plan}`,
  /** In every plan. */
  points: [
    'Every tender in full',
    'Alerts by Telegram, SMS and email',
    'Unlimited search and saving',
    '24/7 phone support',
  ],
  paying: { label: 'Pay with', transfer: 'Bank transfer' },
  guarantee: {
    title: '30-day money-back guarantee',
    text: 'Refunded within 7 business days. Not for cash or cheque payments, or for upgrades.',
    policy: 'Refund policy',
  },
} as const;
