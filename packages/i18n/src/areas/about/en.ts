export const words = {
  whoWeAre: {
    title: 'Who we are',
    name: 'Registered name',
    office: 'Head office',
    place: 'Addis Ababa, Ethiopia',
    tin: 'TIN',
    vatNumber: 'VAT number',
  },
  sources: 'Our sources, and when we last read them',
  lead: 'Awaj is the old word for a public notice, read out where everyone can hear it. We do that for tenders.',
  sections: [
    {
      title: 'What we do',
      text: [
        'Every day we read the newspapers, magazines and websites where Ethiopian organisations invite bids. Every notice goes in one place, sorted by category and region, with its source, its closing date and the days left.',
        'One page in the morning instead of twelve newspapers. And organisations that offer work reach more bidders.',
      ],
    },
    {
      title: 'Who it is for',
      text: [
        'For everyone who bids: contractors, importers, suppliers, consultants, transporters, printers, cleaners, and people who are just starting out.',
      ],
    },
    {
      title: 'What you get',
      text: [
        [
          'tenders from all over Ethiopia, in Amharic, English, Afaan Oromo and Tigrinya',
          'daily alerts by email, SMS and Telegram for the work you choose',
          'unlimited access to every tender in full',
          'saved tenders, on the web and in Telegram',
          'bid documents, bought and downloaded without leaving your office',
          'phone support, day and night',
        ],
      ],
    },
    {
      title: 'How we work',
      text: [
        'We name the source and publication date of every tender, and we do not change what it says. If our page and the notice differ, the notice counts. Tell us and we will fix it.',
        'Our readers pay us. Nobody can pay to move a tender up a list.',
      ],
    },
  ],
} as const;
