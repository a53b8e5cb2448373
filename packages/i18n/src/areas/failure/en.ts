export const words = {
  title: 'This did not load',
  unreachable: 'We could not reach Awaj. Check your connection and try again.',
  timeout: 'The answer took too long. Your connection may be slow; please try again.',
  unexpected: 'Something went wrong on our side. Please try again in a moment.',
  tooMany: 'Too many requests at once. Wait a moment and try again.',
  untrustedPage: 'The payment page has an unknown address, so we did not open it. Nothing was charged.',
  retry: 'Try again',
  notFound: {
    title: 'Page not found',
    text: 'The address may be mistyped, or the page has moved.',
    home: 'Go to Homepage',
  },
};
