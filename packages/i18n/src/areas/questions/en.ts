/** The four that are asked most; the landing page shows no others. */
export const words = {
  sources: {
    question: 'Where do the tenders come from?',
    answer:
      'From newspapers, magazines and the websites of organisations, read every day, in Amharic, English, Afaan Oromo and Tigrinya. Each tender names its source and the day it was published.',
  },
  free: {
    question: 'What can I see without paying?',
    answer:
      'The title, region, category and status of every tender, and the first lines of it. The dates, the sources, the prices and the whole notice are for subscribers.',
  },
  price: {
    question: 'What does a subscription cost?',
    answer: 'Every plan opens everything; nothing is renewed or charged by itself.',
    amounts: (threeMonths: string, sixMonths: string, year: string) =>
      `${threeMonths} birr for 3 months, ${sixMonths} birr for 6 months and ${year} birr for 1 year, including 15% VAT.`,
  },
  alerts: {
    question: 'How do alerts reach me?',
    answer:
      'By email, SMS and Telegram, in any combination. You choose the categories, regions and languages that matter to you, and can change or stop the alerts at any time under Settings.',
  },
};
