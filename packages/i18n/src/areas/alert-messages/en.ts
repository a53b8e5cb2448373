import { plural } from '../../plural.ts';

/** How many of them close within 7 days. */
function closingSoon(count: number, soon: number): string {
  if (soon === 0) return '';
  if (count === 1) return ', closing within 7 days';
  return `, ${soon} closing within 7 days`;
}

const searchesBy = (count: number, names: string) =>
  plural(count, { one: `search ${names}`, other: `searches: ${names}` });

/** Messages about tenders. `notifications` has the texts that all messages share. */
export const words = {
  tender: {
    left: (days: number) => (days === 0 ? 'Closes today' : days === 1 ? 'Closes tomorrow' : `${days} days left`),
    /** The same if the day was counted or estimated, not printed. */
    aboutLeft: (days: number) =>
      days === 0 ? 'Probably closes today' : days === 1 ? 'Probably closes tomorrow' : `About ${days} days left`,
    /** Replaces such a day. */
    about: (day: string) => `about ${day}`,
    endOfDay: 'until the end of the day',
  },
  newTenders: {
    /** The first thing a reader sees: how many tenders, and how many of them close soon. */
    subject: (count: number, soon: number) =>
      `${plural(count, { one: '1 new tender for you', other: `${count} new tenders for you` })}${closingSoon(count, soon)}`,
    action: 'Open the tender',
    searches: 'Open your saved searches',
    all: (count: number) => `See all ${count} tenders`,
    rest: (more: number) => `and ${more} more`,
    why: {
      feed: (tenders: number) =>
        plural(tenders, {
          one: 'You get this because this tender fits your preferences.',
          other: 'You get this because these tenders fit your preferences.',
        }),
      searches: (count: number, names: string) => `You get this because of your saved ${searchesBy(count, names)}.`,
      both: (count: number, names: string) =>
        `You get this because of your preferences and your saved ${searchesBy(count, names)}.`,
    },
    sms: (count: number, soon: number) =>
      `Awaj: ${plural(count, { one: '1 new tender', other: `${count} new tenders` })} for you${closingSoon(count, soon)}.`,
  },
  tenderChanged: {
    kinds: {
      extended: {
        name: 'More time',
        subject: (title: string) => `More time: ${title}`,
        lead: 'The deadline of a tender that you saved has been extended.',
        sms: (days: { to: string; isApproximate: boolean; from: string | null; left: string } | null) =>
          days === null
            ? 'Awaj: the deadline of a tender that you saved has been extended.'
            : `Awaj: a tender you saved has a new deadline: ${days.isApproximate ? 'about ' : ''}${days.to}${days.from === null ? '' : `, not ${days.from}`}. ${days.left}.`,
      },
      cancelled: {
        name: 'Cancelled',
        subject: (title: string) => `Cancelled: ${title}`,
        lead: 'A tender that you saved has been cancelled. Bids will not be opened.',
        sms: () => 'Awaj: a tender that you saved has been cancelled.',
      },
      're-advertised': {
        name: 'Advertised again',
        subject: (title: string) => `Advertised again: ${title}`,
        lead: 'A tender that you saved has been advertised again. Its terms may have changed.',
        sms: (days: { to: string; isApproximate: boolean } | null) =>
          days === null
            ? 'Awaj: a tender that you saved has been advertised again.'
            : `Awaj: a tender you saved is advertised again. Deadline: ${days.isApproximate ? 'about ' : ''}${days.to}.`,
      },
      corrected: {
        name: 'Corrected',
        subject: (title: string) => `Corrected: ${title}`,
        lead: 'The dates, the price or the bond of a tender that you saved have been corrected.',
        sms: () => 'Awaj: a tender that you saved has been corrected. Look at its dates, price and bond.',
      },
      'document-added': {
        name: 'Bid document available',
        subject: (title: string) => `Bid document available: ${title}`,
        lead: 'The bid document of a tender that you saved is now available on Awaj.',
        sms: () => 'Awaj: the bid document of a tender that you saved is available now.',
      },
    },
    buyer: 'Buyer',
    was: 'Old deadline',
    closing: 'Closes on',
    at: 'Hour',
    closes: (day: string) => `closes ${day}`,
    moved: (from: string, to: string) => `closes ${to}, not ${from}`,
    action: 'See what has changed',
    several: {
      subject: (count: number) => `${count} of your saved tenders have changed`,
      action: 'Open your saved tenders',
      rest: (more: number) => `and ${more} more`,
      sms: (count: number) => `Awaj: ${count} of your saved tenders have changed.`,
    },
    why: (count: number) =>
      plural(count, {
        one: 'You get this because you saved this tender.',
        other: 'You get this because you saved these tenders.',
      }),
  },
  weeklyLetter: {
    subject: (count: number) =>
      count === 1 ? 'A new tender for you last week' : `${count} new tenders for you last week`,
    lead: 'Subscribe to see when they close, read them in full and hear of new ones at once.',
    rest: (more: number) => `and ${more} more`,
    action: 'Choose a plan',
    /** Buttons in Telegram. */
    stop: 'Stop this weekly letter',
    resume: 'Stopped. Turn it on again',
    why: 'You get this on Mondays because you chose preferences or saved a search and have no subscription.',
  },
  tendersClosing: {
    /** Part of a sentence: closes today, closes in 3 days. */
    inDays: (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`),
    /** The same if the day was counted or estimated. */
    aboutInDays: (days: number) =>
      days === 0 ? 'about today' : days === 1 ? 'about tomorrow' : `in about ${days} days`,
    one: {
      subject: (when: string, title: string) => `Closes ${when}: ${title}`,
      lead: 'A tender that you saved closes soon.',
      action: 'Open the tender',
      sms: (when: string) => `Awaj: a tender that you saved closes ${when}.`,
    },
    several: {
      subject: (count: number) => `${count} of your saved tenders close soon`,
      action: 'Open your saved tenders',
      sms: (count: number, when: string) => `Awaj: ${count} tenders that you saved close soon, the first ${when}.`,
    },
    closes: (when: string) => `Closes ${when}`,
    rest: (more: number) => `and ${more} more`,
    settings: 'Change or stop reminders',
    why: 'You get this because you have saved a tender that closes soon.',
  },
};
