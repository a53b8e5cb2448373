/** Texts in calendars and feed readers. */
export const words = {
  calendar: 'Awaj: saved tenders',
  search: (name: string) => `Awaj: ${name}`,
  /** `isApproximate`: the day was counted or estimated, not printed. */
  closes: (title: string, isApproximate: boolean) =>
    isApproximate ? `Bid closes about this day: ${title}` : `Bid closes: ${title}`,
  cancelled: (title: string) => `Cancelled: ${title}`,
  closing: (day: string, isApproximate: boolean) => `closes ${isApproximate ? 'about ' : ''}${day}`,
  renew: {
    title: 'Awaj: subscribe to see closing dates',
    text: 'Renew your plan or choose one, and they are back here within a few hours.',
  },
};
