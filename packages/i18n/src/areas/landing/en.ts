export const words = {
  title: 'Never miss a tender you could have won',
  lead: (sources: number | null) =>
    `Every morning we read ${sources === null ? 'newspapers' : `${sources} newspapers`} and buyers’ sites and send you the tenders in your line of work, in Amharic, English, Afaan Oromo and Tigrinya.`,
  /** With the price: "Start for 197 birr a month". */
  begin: (perMonth: string) => `Start for ${perMonth}`,
  browse: (open: string | null) => (open === null ? 'Browse tenders' : `Browse ${open} open tenders`),
  guarantee: '30-day money-back guarantee. Call us 24/7:',
  notices: { today: 'Today’s notices', newest: 'Newest notices', added: (count: number) => `${count} new` },
  numbers: {
    open: 'open tenders now',
    yesterday: 'added yesterday',
    sources: 'newspapers and sites',
    regions: 'regions and cities',
  },
  claims: {
    title: 'At 7:00, on the phone you already use',
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
    saving: { title: 'Saving tenders', text: 'Save what you want to bid on. Read it offline.' },
    support: { title: '24/7 support', text: 'Call us any time, in Amharic or English.' },
  },
  /** A picture of an alert in Telegram. */
  alert: {
    label: 'An Awaj alert in Telegram',
    title: (count: number) => (count === 1 ? '1 new tender for you' : `${count} new tenders for you`),
    more: (count: number) => `and ${count} more`,
    time: '07:00',
    buttons: ['See all', 'Change alerts'],
  },
  companies: {
    title: 'Buyers you will find here',
    label: 'Companies with many open tenders',
    back: 'Earlier companies',
    forward: 'More companies',
    open: (count: number) => (count === 1 ? '1 open tender' : `${count} open tenders`),
  },
  start: {
    title: 'Be first to know about the next tender',
    text: 'It takes two minutes: your name, your phone number and what you supply.',
  },
};
