export const words = {
  title: 'Every tender in Ethiopia, in one place',
  lead: 'Collected every day from newspapers, magazines and websites, in four languages and from every region.',
  search: {
    label: 'Search tenders',
    placeholder: 'What do you supply?',
    clear: 'Clear',
    submit: 'Search',
  },
  all: 'See the newest tenders',
  picture: 'The list of tenders in Awaj, with what is still open and how many days are left',
  claims: {
    title: 'What Awaj does for you',
    alerts: {
      title: 'Daily alerts',
      text: 'By email, SMS and Telegram, for the categories, regions and languages you choose.',
    },
    everywhere: {
      title: 'From all over Ethiopia',
      text: 'All regions and both city administrations, with source and date.',
    },
    unlimited: {
      title: 'Unlimited tender access',
      text: 'Read as many as you like: the full notice, the dates, the bond and where to buy the document.',
    },
    saving: {
      title: 'Saving tenders',
      text: 'Save what you want to bid on. Read it offline.',
    },
    support: {
      title: '24/7 support',
      text: 'Call us any time, in Amharic or English.',
    },
  },
  companies: {
    title: 'Popular companies',
    label: 'Companies with many open tenders',
    back: 'Earlier companies',
    forward: 'More companies',
    open: (count: number) => (count === 1 ? '1 open tender' : `${count} open tenders`),
  },
  pricing: { title: 'Pricing', lead: 'Everything included. Just choose how long.' },
  start: {
    title: 'Be first to know about the next tender',
    text: 'It takes two minutes: your name, your phone number and what you supply.',
  },
  questions: { title: 'Questions', all: 'All questions and answers' },
};
