/** All but the four that are asked most, which stand in `questions`. */
export const words = {
  lead: 'What people ask us before and after they sign up.',
  contact: 'Your question is not here? Call us, at any hour:',
  more: {
    paying: {
      question: 'How can I pay?',
      answer:
        'Online with a mobile wallet or a card through Chapa, or by bank transfer. For a transfer, give the number of your invoice as the reason; your subscription opens when the transfer has been confirmed.',
    },
    refund: {
      question: 'Can I have my money back?',
      answer:
        'Yes, within 30 days of subscribing; refunds are processed within 7 business days. Payments in cash or by cheque in Ethiopia, upgrades and bid documents are not refunded. The refund policy says how to ask.',
    },
    trial: {
      question: 'Is there a free trial?',
      answer:
        'We send personal links that open everything for 15 days. Nothing is paid for it, and nothing is charged when it ends.',
    },
    documents: {
      question: 'Are bid documents part of the subscription?',
      answer:
        'No. They are bought one by one from the company that publishes the tender; some are free. You download the document right after paying. Purchases of documents are not refunded.',
    },
    length: {
      question: 'Can I buy several years at once?',
      answer: 'No. A subscription reaches at most one year ahead. When it nears its end, you can buy the next one.',
    },
    invoice: {
      question: 'Do I get an invoice?',
      answer:
        'Yes, for every payment, with the VAT shown apart. You find all of them under Billing and can print them.',
    },
    telegram: {
      question: 'Can I use Awaj inside Telegram?',
      answer:
        'Yes. Our mini app shows the newest tenders and your own feed inside Telegram. It needs Telegram 6.9 or newer to log you in with your telephone number.',
    },
    password: {
      question: 'I forgot my password. What now?',
      answer:
        'Choose “Forgot password” on the login page. We send a code to your telephone; with it you set a new password.',
    },
    offline: {
      question: 'Can I read tenders without a connection?',
      answer:
        'Those that you have saved and opened on your device: they stay readable there until you log out. You can also install Awaj on the home screen of your phone.',
    },
    deletion: {
      question: 'How do I delete my account?',
      answer:
        'Call us, or write to us on Telegram. Once we know that it is you who asks, we send you a copy of your data if you want one, and delete it within 30 days. Invoices stay in the books as the law demands, without your name.',
    },
  },
};
