/** Messages about payments and plans, as they are told in `notifications`. */
export const words = {
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
