/** Texts in calendars and feed readers. */
export const words = {
  calendar: 'Awaj: saved tenders',
  search: (name: string) => `Awaj: ${name}`,
  closes: (title: string) => `Bid closes: ${title}`,
  cancelled: (title: string) => `Cancelled: ${title}`,
  closing: (day: string) => `closes ${day}`,
  renew: {
    title: 'Awaj: subscribe to see closing dates',
    text: 'Renew your plan or choose one, and they are back here within a few hours.',
  },
};
