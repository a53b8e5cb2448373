export const words = {
  sources: 'Which sources we read, and how lately',
  lead: 'Awaj is an old word: a proclamation, read out where everybody can hear it. We bring that to tenders.',
  sections: [
    {
      title: 'What we do',
      text: [
        'Every day we read the newspapers, magazines and websites in which Ethiopian organisations invite bids, and put every notice in one place: sorted by category and region, with its closing date, its source and how many days are left.',
        'Whoever looks for work then needs one page in the morning and not twelve papers. Whoever offers work reaches more bidders.',
      ],
    },
    {
      title: 'Who it is for',
      text: [
        'For everybody who bids: contractors, importers, suppliers, consultants, transporters, printers, cleaners, and for people who are just about to start.',
      ],
    },
    {
      title: 'What you get',
      text: [
        [
          'tenders from all over Ethiopia, in Amharic, English, Afaan Oromo and Tigrinya',
          'daily alerts by email, SMS and Telegram for what you choose',
          'unlimited access to every tender in full',
          'saved tenders, on the web and in Telegram',
          'bid documents, bought and downloaded without a journey',
          'support by telephone, day and night',
        ],
      ],
    },
    {
      title: 'How we work',
      text: [
        'We name the source and the day of publication of every tender, and do not change what it says. Where a notice and our page differ, the notice holds; tell us, and we put it right.',
        'We are paid by our readers. Nobody can pay for a tender to stand higher in a list.',
      ],
    },
  ],
} as const;
