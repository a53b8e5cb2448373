/** What calendars and feed readers show of ours. */
export const words = {
  calendar: 'Awaj: saved tenders',
  search: (name: string) => `Awaj: ${name}`,
  closes: (title: string) => `Bid closes: ${title}`,
  cancelled: (title: string) => `Cancelled: ${title}`,
  closing: (day: string) => `closes ${day}`,
  renew: {
    title: 'Awaj: closing dates are shown while your subscription runs',
    text: 'Renew it or choose a plan, and they are back here within hours.',
  },
};
