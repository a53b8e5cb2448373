export const words = {
  title: 'Couldn’t load this',
  unreachable: 'We couldn’t reach Awaj. Check your connection and try again.',
  timeout: 'This is taking too long. Your connection may be slow; please try again.',
  unexpected: 'Something went wrong on our side. Please try again in a moment.',
  tooMany: 'Too many requests. Wait a moment and try again.',
  untrustedPage: 'We did not recognise the payment page, so we did not open it. You have not been charged.',
  retry: 'Try again',
  notFound: {
    title: 'Page not found',
    text: 'The address may be wrong, or the page has moved.',
    home: 'Go to Homepage',
  },
  tenderGone: {
    title: 'This tender is no longer here',
    text: 'It may have been merged with another notice, or the address is wrong.',
    open: 'See open tenders',
  },
};
