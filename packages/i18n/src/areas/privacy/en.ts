export const words = {
  lead: 'What we know about you, what it is for, how long we keep it, and how you get it or have it deleted.',
  sections: [
    {
      title: 'What we keep, and why',
      text: [
        [
          'Your name, telephone number and email, and if you give them the name, TIN and address of your company: for your account and your invoices.',
          'Your password, only as a hash from which it cannot be read back.',
          'The categories, regions and languages that you chose, your saved tenders and your alert channels: for your feed and your alerts.',
          'Your subscriptions, invoices and payments, and the bid documents that you bought with the details you ordered them with.',
          'Which alerts, codes and receipts we sent you and whether they arrived.',
        ],
        'We do not keep the numbers of cards or wallets; they are entered on the pages of the payment provider and never reach us. We do not ask where you are, and we show no advertisements.',
      ],
    },
    {
      title: 'How long we keep it',
      text: [
        [
          'Your account, until you delete it.',
          'A login that is not used ends after 30 days, and every login after 90.',
          'Codes are valid for 10 minutes and are cleared away a day later.',
          'What we sent you, for 90 days.',
          'Invoices and payments, for as long as the tax law demands. After you delete your account they stand there without your name.',
        ],
      ],
    },
    {
      title: 'Who else gets something',
      text: [
        [
          'Chapa, for a payment: your name, telephone number, email, the amount and the number of the invoice.',
          'The SMS service and the email service, for a code or an alert: your number or address and the text.',
          'Telegram, if you connect it: the alerts that you asked for there. What Telegram itself knows about you is governed by its own policy.',
          'The company whose bid document you buy: the details of your order.',
        ],
        'We sell nobody’s data. We give data to an authority only where the law obliges us to.',
      ],
    },
    {
      title: 'In your browser',
      text: [
        'Your login is kept in the local storage of your browser, what you chose on this device (language, colours, keyboard shortcuts) and whether it has stored our font in cookies. If you save tenders, copies of them stay on your device so that you can read them without a connection. Logging out removes the login and the copies. There are no cookies of anybody else.',
        'Forms that you have not sent yet are kept in the open tab only, and never passwords or codes.',
      ],
    },
    {
      title: 'How we protect it',
      text: [
        'Everything travels encrypted. Codes are single-use and logins end when the password changes. Only the few people who run Awaj can reach the data, and what they change is recorded with their name.',
      ],
    },
    {
      title: 'Your rights',
      text: [
        [
          'Correct: name, email, telephone and company under My Account, alerts under Settings.',
          'Get a copy: ask us, and you receive everything that we keep about you in a file that other programs can read.',
          'Delete: ask us, and within 30 days everything is deleted but the invoices, from which your name is removed.',
          'Stop alerts: each channel has its own switch under Settings.',
        ],
        'Call us or write to us on Telegram from the telephone number of your account, so that we know it is you. If we cannot help you, you can turn to the authority for the protection of personal data.',
      ],
    },
    {
      title: 'Children',
      text: ['Awaj is for business. We do not knowingly serve anybody under 13.'],
    },
    {
      title: 'Changes',
      text: [
        'If something important changes here, we tell you by email or SMS before it holds. The date at the top says when this text was last changed.',
      ],
    },
  ],
} as const;
