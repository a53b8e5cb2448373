/** The four most common questions, the only ones on the landing page and beside the prices. */
export const words = {
  title: 'Questions',
  all: 'All questions and answers',
  call: 'Call us 24/7:',
  sources: {
    question: 'Where do the tenders come from?',
    answer:
      'From newspapers, magazines and websites that we read every day, in Amharic, English, Afaan Oromo and Tigrinya. Each tender names its source and publication date.',
  },
  free: {
    question: 'What can I see without paying?',
    answer:
      'The title, region, category and status of every tender, and its first lines. Dates, sources, prices and the full notice are for subscribers.',
  },
  price: {
    question: 'How much does a subscription cost?',
    answer: 'Every plan opens everything, with no auto-renewal.',
    amounts: (threeMonths: string, sixMonths: string, year: string) =>
      `${threeMonths} birr for 3 months, ${sixMonths} birr for 6 months and ${year} birr for 1 year, including 15% VAT.`,
  },
  alerts: {
    question: 'How do alerts reach me?',
    answer:
      'By email, SMS and Telegram, in any combination. You choose the categories, regions and languages, and can change or stop alerts at any time in Settings.',
  },
};
