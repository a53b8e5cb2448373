export const words = {
  lead: 'What you can expect of Awaj and what we expect of you. By opening an account you agree to it.',
  /** The first marked item of the section. */
  prices: (threeMonths: string, sixMonths: string, year: string) =>
    `Prices are ${threeMonths} birr for 3 months, ${sixMonths} birr for 6 months and ${year} birr for 1 year, including 15% VAT.`,
  sections: [
    {
      title: 'The service',
      text: [
        'Awaj collects tender notices that were published elsewhere, and lets you search, save and follow them. We are not a party to any tender, and do not decide who may bid or who wins.',
        'We read every notice with care. Still, dates and conditions may have changed since. Before you bid, check them with the organisation that published the tender; its own notice holds.',
      ],
    },
    {
      title: 'Your account',
      text: [
        [
          'One account is for one person. A company that needs more opens more.',
          'Give your own name, telephone number and email, and keep them right: alerts and codes go there.',
          'Keep your password to yourself. What is done with your login counts as done by you, until you tell us that somebody else has it.',
          'You have to be at least 13 years old, and able to enter a contract where one is made.',
        ],
      ],
    },
    {
      title: 'Subscription and payment',
      namesPrices: true,
      text: [
        [
          'A subscription begins when the payment has arrived, and ends by itself. It is not renewed or charged without you.',
          'It reaches at most one year ahead. What you buy earlier is added at its end, up to that limit.',
          'A welcome trial is given once by a personal link, and lasts 15 days.',
          'A discount holds for the person to whom its link was sent, and until its end.',
        ],
        'What is refunded, and what is not, stands in the refund policy.',
      ],
    },
    {
      title: 'Bid documents',
      text: [
        'Documents belong to the organisations that sell them. You buy them for your own bid; passing them on is not allowed. Check the reference number before you pay: purchases are not refunded.',
      ],
    },
    {
      title: 'What is not allowed',
      text: [
        [
          'to copy the collection by program, or to sell or publish it again',
          'to share one login among several people',
          'to get at what is locked without a subscription, or at the data of others',
          'to burden the service so that others cannot use it',
        ],
        'Whoever does this can lose the account. We say so first, unless harm would follow from waiting.',
      ],
    },
    {
      title: 'If something fails',
      text: [
        'We do what we can to keep Awaj running day and night, and tell you when work on it is planned. If it fails for longer than a day, your subscription is extended by that time.',
        'For a missed tender or a lost bid we cannot answer beyond what you paid for the running subscription, unless we acted with intent or gross negligence.',
      ],
    },
    {
      title: 'Ending',
      text: [
        'You can stop at any time: let the subscription end, or have your account deleted as the privacy policy says. We may end an account that breaks these terms; what was paid for the time after that is returned, unless it was ended for misuse.',
      ],
    },
    {
      title: 'Law and changes',
      text: [
        'The law of the Federal Democratic Republic of Ethiopia applies, and the courts in Addis Ababa decide. If we change these terms, we tell you at least 14 days before; whoever does not agree may end the subscription and has the rest of it paid back. Should the Amharic and the English text differ, the Amharic one holds.',
      ],
    },
  ],
} as const;
