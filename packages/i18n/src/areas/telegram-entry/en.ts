/** Login and signup in the mini app. */
export const words = {
  login: {
    title: 'Log in with Telegram',
    intro: 'Share your number so that we can find your account or open one for you.',
    points: [
      'New tenders in your line of work, in one list',
      'The searches you saved on the website',
      'Alerts as Telegram messages',
      'With a subscription: days left and the closing date, in both calendars',
    ],
    share: 'Share my number',
    openBot: 'Open the bot',
    oldClient:
      'Your version of Telegram cannot share the number here. Open the bot, press “Share my phone number” there, and open Awaj again.',
    cancelled: 'You didn’t share your number. We need it to find your account.',
    unanswered: 'Telegram did not respond. Try again, or share your number in the chat with our bot.',
    waiting: 'Waiting for your number…',
    late: 'We haven’t received your number yet. Check again in a moment, or share it in the chat with our bot.',
    checkAgain: 'Check again',
    browse: 'See the latest tenders first',
  },
  signup: {
    title: 'Sign Up',
    intro: 'Just your name and a plan.',
    name: 'Name',
    phone: 'Mobile number',
    phoneLocked: 'From Telegram. It can’t be changed here.',
    register: 'Register',
  },
  registered: {
    title: 'You’re signed up',
    text: 'Pay to see closing dates, prices and the full text of every tender.',
    later: 'Later',
  },
};
