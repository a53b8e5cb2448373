const counted = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);

export const words = {
  description:
    'The newspapers, magazines and websites that Awaj reads for tender notices: when each was last read, how many notices it had, and what is missing.',
  lead: 'Where our notices come from, when we last read each source, and what is missing.',
  upToDate(fresh: number, all: number): string {
    if (fresh < all) return `${fresh} of ${all} ${fresh === 1 ? 'is' : 'are'} up to date.`;
    return all === 1 ? 'It is up to date.' : `All ${all} are up to date.`;
  },
  untilYesterday: 'Totals and gaps run up to yesterday.',
  collected: {
    title: 'Read automatically',
    none: 'No source is read automatically yet',
    noneHint: 'Notices are added by our staff for now.',
  },
  byHand: { title: 'Added by our staff' },
  notRead: { title: 'Not read yet', text: 'We know these sources, but have no notices from them yet.' },
  columns: { source: 'Source', read: 'Last read', newest: 'Newest notice', week: 'Last 7 days', gaps: 'Gaps' },
  kinds: {
    newspaper: 'Newspaper',
    magazine: 'Magazine',
    site: 'Website',
    portal: 'Portal',
    television: 'Television',
    email: 'Email',
  },
  late: 'Late',
  read: {
    never: 'Not yet',
    today: (time: string) => `Today, ${time}`,
    yesterday: (time: string) => `Yesterday, ${time}`,
    notSince: (day: string) => `Not since ${day}`,
  },
  notices: (count: number) => counted(count, 'notice', 'notices'),
  few: 'Fewer than 5',
  gaps: {
    none: 'None',
    /** Many issues without any notice. */
    many: (issues: number) => `${issues} issues in 2 weeks`,
  },
  ask: 'Missing a source or a notice? Call us 24/7:',
};
