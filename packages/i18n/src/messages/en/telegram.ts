export const telegram = {
  latest: 'Latest tenders',
  outside: {
    title: 'Open Awaj in Telegram',
    text: 'This page belongs to our mini app. It works inside Telegram, where it knows who you are.',
    openSite: 'Go to the website instead',
  },
  expired: 'Telegram let you in more than a day ago. Close the mini app and open it again.',
};
