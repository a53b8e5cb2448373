import { plural } from '../../plural.ts';

const channels = { phone: 'phone', email: 'email' };

/** How many of them close within 7 days. */
function closingSoon(count: number, soon: number): string {
  if (soon === 0) return '';
  if (count === 1) return ', closes within 7 days';
  return `, ${plural(soon, { one: '1 closes', other: `${soon} close` })} within 7 days`;
}

/**
 * Messages to people. `sms` is what an SMS begins with, which holds 160 Latin letters or 70 Ethiopic ones; each fits in
 * one, and titles and a link are added where they fit as well. The rest is for mails and chats.
 */
export const words = {
  mail: {
    brand: 'Awaj',
    about: 'This is about your own account at Awaj, so it comes whatever you have chosen for alerts.',
    settings: 'Change alerts',
    unsubscribe: 'Stop these emails',
    stopSearch: (name: string) => `Stop only “${name}”`,
  },
  resetCode: {
    subject: (code: string) => `${code} is your code for a new password`,
    lead: 'Type this code where you asked for it, and choose a new password.',
    note: 'It works for 10 minutes. Never share it: we never ask for it.',
    sms: (code: string) => `${code} is your Awaj code for a new password. It works for 10 minutes. Never share it.`,
  },
  contactCode: {
    subject: (code: string) => `${code} is your verification code`,
    lead: 'Type this code where you asked for it, and we know that this address is yours.',
    note: 'It works for 10 minutes.',
    sms: (code: string) => `${code} is your Awaj code. It works for 10 minutes. Never share it.`,
  },
  contactChanged: {
    subject: (channel: 'phone' | 'email') => `The ${channels[channel]} of your account has changed`,
    lead: 'If that was you, there is nothing to do. If not, reset your password within 3 days.',
    sms: (channel: 'phone' | 'email') =>
      `Awaj: the ${channels[channel]} of your account was changed. Was it not you? Reset your password within 3 days.`,
  },
  passwordChanged: {
    subject: 'Your password has changed',
    lead: 'If that was you, there is nothing to do. If not, reset it now.',
    action: 'Reset the password',
    sms: 'Awaj: your password was changed. Was it not you? Reset it now.',
  },
  phoneDetached: {
    subject: 'Your account no longer has a phone number',
    lead: 'Somebody else has verified the phone number of your account, so we removed it. Nothing else has changed.',
    note: 'Log in with this email and add your own number.',
    action: 'Log in',
  },
  accountTaken: {
    subject: 'This email is no longer in use at Awaj',
    lead: 'The owner of the phone number that you signed up with has verified it, and the account is theirs now. This email and its password no longer open it.',
    note: 'Sign up again with your own number.',
    action: 'Sign up',
  },
  paymentReceived: {
    subject: (invoice: string, amount: string) => `Receipt for ${invoice}: ${amount}`,
    title: 'Your payment has arrived',
    plan: (until: string) => `Thank you. Your subscription is active until ${until}.`,
    document: (title: string) => `Thank you. “${title}” is yours now: download it as often as you like.`,
    welcome:
      'Welcome to Awaj. Tell us which sectors and regions you bid in, and your feed shows the tenders that fit you.',
    actions: {
      invoice: 'See the invoice',
      download: 'Download the document',
      preferences: 'Choose sectors and regions',
    },
    sms: {
      plan: (invoice: string, amount: string, until: string) =>
        `Awaj: ${amount} has arrived for ${invoice}. Your subscription is active until ${until}.`,
      document: (invoice: string, amount: string) =>
        `Awaj: ${amount} has arrived for ${invoice}. Your document is ready to download.`,
    },
  },
  invoice: {
    number: 'Invoice',
    item: 'For',
    plan: (plan: string) => `${plan} Subscription`,
    document: (title: string) => `Bid document: ${title}`,
    subTotal: 'Sub total',
    vat: (percent: number) => `VAT ${percent}%`,
    total: 'Total',
    activeUntil: 'Active until',
    buyer: 'Buyer',
    tin: 'TIN',
    address: 'Address',
  },
  paymentHeld: {
    subject: (invoice: string) => `We are checking your payment for ${invoice}`,
    lead: (invoice: string) => `Money has come for invoice ${invoice}, but it is not what we asked for.`,
    note: 'A person at Awaj looks at it. Do not pay again: we write to you as soon as it is decided, and what was paid too much is given back.',
    action: 'See the invoice',
    sms: (invoice: string) =>
      `Awaj: we are checking your payment for ${invoice}. Do not pay again: we write to you as soon as it is decided.`,
  },
  paymentFailed: {
    subject: (invoice: string) => `Your payment for ${invoice} did not go through`,
    lead: (invoice: string, amount: string) =>
      `The payment of ${amount} for invoice ${invoice} did not go through, and nothing has reached us.`,
    note: 'Try again, in the same or another way. If money has left your account all the same, do not pay again: as soon as it reaches us we take note of it by ourselves.',
    action: 'Pay',
    sms: (invoice: string) => `Awaj: your payment for ${invoice} did not go through. Nothing has reached us.`,
  },
  paymentIncomplete: {
    subject: (invoice: string) => `Part of your payment for ${invoice} is missing`,
    lead: (invoice: string, amount: string, missing: string) =>
      `${amount} has arrived for invoice ${invoice}. ${missing} is still missing.`,
    note: 'What you have ordered begins as soon as the rest has arrived. Name the number of the invoice when you send it.',
    action: 'See the invoice',
    sms: (invoice: string, amount: string, missing: string) =>
      `Awaj: ${amount} has arrived for invoice ${invoice}. ${missing} is still missing.`,
  },
  paymentSurplus: {
    subject: (invoice: string) => `More has been paid than ${invoice} costs`,
    lead: (invoice: string, amount: string, surplus: string) =>
      `${amount} has arrived for invoice ${invoice}. With that, ${surplus} more has been paid than it costs.`,
    note: 'You need not do anything: we give back what is too much, and write to you when it is on its way.',
    action: 'See the invoice',
    sms: (invoice: string, amount: string, surplus: string) =>
      `Awaj: ${amount} has arrived for ${invoice}. That is ${surplus} too much; we give it back.`,
  },
  paymentReturned: {
    subject: (invoice: string) => `Your money for ${invoice} is on its way back`,
    lead: (invoice: string, amount: string) => `We have returned ${amount} of invoice ${invoice} to you.`,
    note: 'Your bank or wallet may need some days.',
    action: 'See the invoice',
    sms: (invoice: string, amount: string) =>
      `Awaj: we have returned ${amount} of invoice ${invoice} to you. Your bank or wallet may need some days.`,
  },
  /** Buttons under messages in Telegram: two or three stand in a row. */
  chat: {
    open: 'Open the tender',
    all: (count: number) => `See all ${count}`,
    settings: 'Change alerts',
    buttons: {
      save: '☆ Save',
      unsave: '★ Saved',
      dismiss: 'Not for me',
      restore: 'Undo',
      mute: 'Mute this buyer',
      unmute: 'Buyer muted. Undo',
    },
  },
  tender: {
    left: (days: number) => (days === 0 ? 'Closes today' : days === 1 ? 'Closes tomorrow' : `${days} days left`),
  },
  newTenders: {
    /** The first thing that is read: how many, and for how many of them little time is left. */
    subject: (count: number, soon: number) =>
      `${plural(count, { one: '1 new tender for you', other: `${count} new tenders for you` })}${closingSoon(count, soon)}`,
    action: 'Open the tender',
    searches: 'Open your saved searches',
    all: (count: number) => `See all ${count} tenders`,
    rest: (more: number) => `and ${more} more`,
    why: {
      feed: 'You get this because these tenders fit your preferences.',
      searches: (names: string) => `You get this because of your saved searches: ${names}.`,
      both: (names: string) => `You get this because of your preferences and your saved searches: ${names}.`,
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
        sms: (days: { to: string; from: string | null; left: string } | null) =>
          days === null
            ? 'Awaj: the deadline of a tender that you saved has been extended.'
            : `Awaj: a tender that you saved now closes on ${days.to}${days.from === null ? '' : `, not ${days.from}`}: ${days.left}.`,
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
        sms: (days: { to: string } | null) =>
          days === null
            ? 'Awaj: a tender that you saved has been advertised again.'
            : `Awaj: a tender that you saved is advertised again. It closes on ${days.to}.`,
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
    why: 'You get this on Mondays because you chose preferences or saved a search and have no subscription.',
  },
  smsAnswer: {
    stopped: 'Awaj: you get no more SMS from us. Send START to get them again.',
    started: 'Awaj: you get SMS from us again. Send STOP to end them.',
    help: 'Awaj: send STOP to end these SMS, START to get them again.',
  },
  testMessage: {
    subject: 'Alerts arrive here',
    lead: 'This is the test that you asked for. Alerts of new tenders arrive in the same way.',
    action: 'Open the settings',
    why: 'You get this because you asked for a test in your settings.',
    sms: 'Awaj: this is the test that you asked for. Your alerts arrive here.',
  },
  tendersClosing: {
    /** Stands in a sentence: closes today, closes in 3 days. */
    inDays: (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`),
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
  planEnding: {
    trial: {
      subject: (until: string) => `Your free trial ends on ${until}`,
      lead: (until: string) => `You can read every tender in full until ${until}.`,
      note: 'Choose a plan and go on: it begins as soon as it is paid.',
      action: 'Choose a plan',
      sms: (until: string) => `Awaj: your free trial ends on ${until}. Choose a plan to go on.`,
    },
    plan: {
      subject: (until: string) => `Your subscription ends on ${until}`,
      lead: (until: string) => `You can read every tender in full until ${until}.`,
      note: 'Renew now and you lose no day: the new time begins when the present one ends.',
      action: 'Renew',
      sms: (until: string) => `Awaj: your subscription ends on ${until}. Renew now and you lose no day.`,
    },
  },
  planEnded: {
    trial: {
      subject: 'Your free trial has ended',
      lead: (since: string) =>
        `It ended on ${since}, and tenders are locked for you again. What you have saved is kept.`,
      action: 'Choose a plan',
      sms: 'Awaj: your free trial has ended. What you have saved is kept. Choose a plan to go on.',
    },
    plan: {
      subject: 'Your subscription has ended',
      lead: (since: string) =>
        `It ended on ${since}, and tenders are locked for you again. What you have saved is kept.`,
      action: 'Renew',
      sms: 'Awaj: your subscription has ended. What you have saved is kept. Renew to go on.',
    },
  },
};
