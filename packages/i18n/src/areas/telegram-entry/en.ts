/** Logging in and signing up in the mini app. */
export const words = {
  login: {
    title: 'Log in with Telegram',
    intro: 'Share your phone number with our bot, and you are in.',
    share: 'Share my number',
    openBot: 'Open the bot',
    oldClient:
      'Your version of Telegram cannot share the number here. Open the bot, press “Share my phone number” there, and open Awaj again.',
    cancelled: 'You have not shared your number. Without it we do not know which account is yours.',
    unanswered: 'Telegram did not answer. Try again, or share your number in the chat with the bot.',
    waiting: 'Your number is on its way to us …',
    late: 'Your number has not reached us yet. Look again in a moment, or share it in the chat with the bot.',
    lookAgain: 'Look again',
    browse: 'See the latest tenders first',
  },
  signup: {
    title: 'Sign Up',
    intro: 'Your name and a plan are all that is missing.',
    name: 'Name',
    phone: 'Mobile number',
    phoneLocked: 'It comes from Telegram and cannot be changed here.',
    register: 'Register',
  },
  registered: {
    title: 'You are registered',
    text: 'Once you have paid you see closing dates, prices and the full text of every tender.',
    later: 'Later',
  },
};
