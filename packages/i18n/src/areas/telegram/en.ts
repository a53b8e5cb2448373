/** The frame of every mini app page. */
export const words = {
  latest: 'Latest tenders',
  back: 'Back',
  outside: {
    title: 'Open Awaj in Telegram',
    text: 'This page is part of our mini app and works inside Telegram.',
    openBot: 'Open in Telegram',
    openSite: 'Go to the website instead',
    openTender: 'Read this tender on the website',
  },
  /** Telegram's signature from the launch is too old or invalid. */
  refused: {
    title: 'Please open Awaj again',
    text: 'Your session has expired. Close the mini app and open it again from the chat.',
    close: 'Close',
    kept: 'What you entered is kept.',
  },
  missing: {
    title: 'Tender not found',
    text: 'The link may be incomplete, or the notice has been removed.',
  },
  menu: {
    title: 'Menu',
    plan: 'Plan and invoices',
    call: 'Call us any time:',
    preferences: 'Change preferences',
    searches: 'Saved searches',
    alerts: 'When alerts come',
    messages: 'Messages we have sent you',
    site: 'Awaj on the web',
    sources: 'Our sources, and when we last read them',
    close: 'Close',
  },
};
