/** Around every page of the mini app. */
export const words = {
  latest: 'Latest tenders',
  back: 'Back',
  outside: {
    title: 'Open Awaj in Telegram',
    text: 'This page belongs to our mini app. It works inside Telegram, where it knows who you are.',
    openBot: 'Open in Telegram',
    openSite: 'Go to the website instead',
    openTender: 'Read this tender on the website',
  },
  /** What Telegram signed at the launch is too old, or not to be believed. */
  refused: {
    title: 'Please open Awaj again',
    text: 'What Telegram told us about you has run out or cannot be confirmed. Close the mini app and open it again from the chat.',
    close: 'Close',
    kept: 'Nothing that you entered is lost.',
  },
  missing: {
    title: 'Tender not found',
    text: 'The link may be incomplete, or the notice has been taken off.',
  },
  settings: {
    title: 'Settings',
    preferences: 'Change preferences',
    searches: 'Saved searches',
    alerts: 'When alerts come',
    messages: 'Messages we have sent you',
    site: 'Awaj on the web',
    sources: 'Which sources we read, and how lately',
    close: 'Close',
  },
};
