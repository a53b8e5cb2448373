export const words = {
  title: 'Every tender in Ethiopia, in one place',
  lead: 'Collected every day from newspapers, magazines and the websites of organisations, in four languages and from every region.',
  search: {
    label: 'Search tenders',
    placeholder: 'Roads, medicine …',
    clear: 'Clear',
    submit: 'Search',
  },
  all: 'See the newest tenders',
  picture: 'The list of tenders in Awaj, with what is still open and how many days are left',
  claims: {
    title: 'What Awaj does for you',
    alerts: {
      title: 'Daily alerts',
      text: 'By email, SMS and Telegram, for the categories, regions and languages that you choose.',
    },
    everywhere: {
      title: 'From all over Ethiopia',
      text: 'From all regions and both chartered cities, with the name of the paper and the date of publication.',
    },
    unlimited: {
      title: 'Unlimited tender access',
      text: 'Read as many tenders as you like: the whole notice, the dates, the bond and where to buy the document.',
    },
    saving: {
      title: 'Saving tenders',
      text: 'Put aside what you want to bid for. Saved tenders stay readable without a connection.',
    },
    support: {
      title: '24/7 support',
      text: 'Somebody answers the telephone day and night, in Amharic and in English.',
    },
  },
  companies: {
    title: 'Popular companies',
    label: 'Companies with many open tenders',
    back: 'Earlier companies',
    forward: 'More companies',
    open: (count: number) => (count === 1 ? '1 open tender' : `${count} open tenders`),
  },
  pricing: { title: 'Pricing', lead: 'One price for everything. The plans differ only in how long they last.' },
  start: {
    title: 'Be there when the next tender comes out',
    text: 'It takes two minutes: your name, your telephone number, and what you are looking for.',
  },
  questions: { title: 'Questions', all: 'All questions and answers' },
};
