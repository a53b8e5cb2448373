/** Messages about payments and plans. `notifications` has the texts that all messages share. */
export const words = {
  paymentReceived: {
    subject: (invoice: string, amount: string) => `Receipt for ${invoice}: ${amount}`,
    title: 'Your payment has arrived',
    plan: (until: string) => `Thank you. Your subscription is active until ${until}.`,
    document: (title: string) => `Thank you. “${title}” is ready: download it as often as you like.`,
    welcome: 'Welcome to Awaj. Tell us what you supply and where, and your feed will show the tenders that fit you.',
    actions: {
      invoice: 'See the invoice',
      download: 'Download the document',
      preferences: 'Choose categories and regions',
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
    lead: (invoice: string) => `We received money for invoice ${invoice}, but it does not match the invoice.`,
    note: 'Someone at Awaj is looking at it. Please don’t pay again: we’ll write to you as soon as it is settled, and return anything you paid too much.',
    action: 'See the invoice',
    sms: (invoice: string) =>
      `Awaj: we are checking your payment for ${invoice}. Do not pay again: we will write to you.`,
  },
  paymentFailed: {
    subject: (invoice: string) => `Your payment for ${invoice} did not go through`,
    lead: (invoice: string, amount: string) =>
      `The payment of ${amount} for invoice ${invoice} did not go through, and we have received nothing.`,
    note: 'Try again, in the same way or another. If the money has left your account, don’t pay again: we’ll credit it as soon as it arrives.',
    action: (amount: string) => `Pay ${amount}`,
    sms: (invoice: string) => `Awaj: your payment for ${invoice} did not go through. We have received nothing.`,
  },
  paymentIncomplete: {
    subject: (invoice: string) => `Part of your payment for ${invoice} is missing`,
    lead: (invoice: string, amount: string, missing: string) =>
      `${amount} has arrived for invoice ${invoice}. ${missing} is still missing.`,
    note: 'Your order starts as soon as the rest arrives. Quote the invoice number when you send it.',
    action: 'See the invoice',
    sms: (invoice: string, amount: string, missing: string) =>
      `Awaj: ${amount} has arrived for invoice ${invoice}. ${missing} is still missing.`,
  },
  paymentSurplus: {
    subject: (invoice: string) => `You paid too much for ${invoice}`,
    lead: (invoice: string, amount: string, surplus: string) =>
      `${amount} has arrived for invoice ${invoice}. You have now paid ${surplus} more than it costs.`,
    note: 'You don’t need to do anything: we’ll return the difference and write to you when it is on its way.',
    action: 'See the invoice',
    sms: (invoice: string, amount: string, surplus: string) =>
      `Awaj: ${amount} has arrived for ${invoice}. You paid ${surplus} too much; we will return it.`,
  },
  paymentReturned: {
    subject: (invoice: string) => `Your money for ${invoice} is on its way back`,
    lead: (invoice: string, amount: string) => `We have returned ${amount} of invoice ${invoice} to you.`,
    note: 'Your bank or wallet may take a few days.',
    action: 'See the invoice',
    sms: (invoice: string, amount: string) =>
      `Awaj: we have returned ${amount} of invoice ${invoice} to you. Your bank or wallet may take a few days.`,
  },
  planEnding: {
    trial: {
      subject: (until: string) => `Your free trial ends on ${until}`,
      lead: (until: string) => `You can read every tender in full until ${until}.`,
      note: 'Choose a plan to continue. It starts as soon as you pay.',
      action: 'Choose a plan',
      sms: (until: string) => `Awaj: your free trial ends on ${until}. Choose a plan to continue.`,
    },
    plan: {
      subject: (until: string) => `Your subscription ends on ${until}`,
      lead: (until: string) => `You can read every tender in full until ${until}.`,
      note: 'Renew now and you won’t lose a day: the new time starts when your current plan ends.',
      action: 'Renew',
      sms: (until: string) => `Awaj: your subscription ends on ${until}. Renew now and you will not lose a day.`,
    },
  },
  planEnded: {
    trial: {
      subject: 'Your free trial has ended',
      lead: (since: string) =>
        `It ended on ${since}, and tenders are locked for you again. What you have saved is kept.`,
      action: 'Choose a plan',
      sms: 'Awaj: your free trial has ended. What you have saved is kept. Choose a plan to continue.',
    },
    plan: {
      subject: 'Your subscription has ended',
      lead: (since: string) =>
        `It ended on ${since}, and tenders are locked for you again. What you have saved is kept.`,
      action: 'Renew',
      sms: 'Awaj: your subscription has ended. What you have saved is kept. Renew to continue.',
    },
  },
};
