export const words = {
  notice: 'The notice',
  /** In the place of the notice. */
  locked: {
    plans: 'See the plans',
    register: 'Register',
    login: 'Log In',
    member: {
      prompt: 'Continue your subscription',
      benefit: 'Pay to read closing dates, prices and the full text.',
      price: (amount: string) => `${amount}, VAT included`,
    },
  },
  share: {
    group: 'Share this tender',
    share: 'Share',
    telegram: 'Telegram',
    copy: 'Copy link',
    copied: 'Copied',
    copyFailed: 'Copy it from the address bar',
  },
  print: 'Print',
  printedFrom: 'This notice on Awaj:',
  calendar: {
    add: 'Add to calendar',
    closes: (title: string) => `Bid closes: ${title}`,
    opens: (title: string) => `Bid opening: ${title}`,
  },
  related: {
    title: 'Related tenders',
    all: (category: string) => `All tenders in ${category}`,
    failed: 'The related tenders did not load.',
  },
};
