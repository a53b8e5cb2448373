/** All questions except the four most common, which are in `questions`. */
export const words = {
  lead: 'What people ask us most, before and after signing up.',
  contact: 'Didn’t find your question? Call us 24/7:',
  more: {
    paying: {
      question: 'How can I pay?',
      answer:
        'Online with a mobile wallet or a card through Chapa, or by bank transfer. For a transfer, use your invoice number as the reference. Your plan starts when the transfer arrives.',
    },
    refund: {
      question: 'Can I get my money back?',
      answer:
        'Yes, within 30 days of subscribing; refunds are processed within 7 business days. Payments in cash or by cheque in Ethiopia, upgrades and bid documents are not refunded. See the refund policy for how to ask.',
    },
    trial: {
      question: 'Is there a free trial?',
      answer:
        'We send personal links that open everything for 15 days. It is free, and nothing is charged when it ends.',
    },
    documents: {
      question: 'Are bid documents included in the subscription?',
      answer:
        'No. You buy them one by one from the company that publishes the tender; some are free. You download the document straight after paying. Document purchases are not refunded.',
    },
    length: {
      question: 'Can I buy several years at once?',
      answer: 'No. You can pay for up to one year ahead, and renew when your plan is close to its end.',
    },
    invoice: {
      question: 'Do I get an invoice?',
      answer: 'Yes, for every payment, with VAT itemised. They are all under Billing, ready to print.',
    },
    telegram: {
      question: 'Can I use Awaj inside Telegram?',
      answer:
        'Yes. Our mini app shows the newest tenders and your own feed inside Telegram. You need Telegram 6.9 or newer to log in with your phone number.',
    },
    password: {
      question: 'I forgot my password. What now?',
      answer:
        'Choose “Forgot password?” on the login page. We send a code to your phone, and you use it to set a new password.',
    },
    offline: {
      question: 'Can I read tenders without a connection?',
      answer:
        'Yes, the ones you have saved and opened on your device. They stay readable until you log out. You can also add Awaj to the home screen of your phone.',
    },
    deletion: {
      question: 'How do I delete my account?',
      answer:
        'Call us or write to us on Telegram. Once we know it is you, we send you a copy of your data if you want one, and delete everything within 30 days. Invoices stay in our books as the law requires, without your name.',
    },
  },
};
