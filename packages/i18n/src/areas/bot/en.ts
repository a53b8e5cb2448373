/** What the bot in Telegram says. */
export const words = {
  greeting: (name: string) => `Hello ${name}. Awaj brings you tender notices from all over Ethiopia.`,
  open: 'Open Awaj',
  openTender: 'Open the tender',
  shareContact: 'Share my phone number',
  askContact: 'To sign in, share your phone number with the button below. Nobody else sees it.',
  linked: 'You are signed in. Open Awaj to go on.',
  known: 'Thank you. Open Awaj to finish your registration.',
  notYours: 'This is somebody else’s number. Please share your own with the button below.',
  notEthiopian: 'Awaj needs an Ethiopian mobile number, which begins with +2519 or +2517.',
  paid: 'Your payment was successful. Your subscription is active.',
  paymentHeld: 'Your payment has arrived, and one of us has to look at it. We will write to you.',
  notPayable: 'This payment is no longer open. Please start it again in Awaj.',
  help: 'Press “Open Awaj” to browse tenders. /alerts turns alerts in this chat on or off, /stop ends all messages, and /language changes the language.',
  stopped: 'We write to you no more in this chat. Send /start to hear from us again.',
  started: 'We write to you in this chat again.',
  alerts: {
    on: 'Alerts of new tenders arrive in this chat.',
    off: 'No alerts of new tenders arrive in this chat.',
    turnOn: 'Turn on',
    turnOff: 'Turn off',
    settings: 'All settings',
  },
  /** What was done at the press of a button under a message. */
  pressed: {
    save: 'Saved. We will tell you about every change.',
    unsave: 'No longer saved.',
    dismiss: 'You will hear no more about this tender.',
    restore: 'Done. It is as it was before.',
    mute: 'You will get no more alerts about this buyer.',
    unmute: 'You get alerts about this buyer again.',
  },
  pressedUnknown: 'We do not know you yet. Send /start and share your number.',
  tenderGone: 'This tender is no longer there.',
  languageAsked: 'Which language shall we use?',
  languageSet: 'We will use English from now on.',
  /** To 512 characters: what stands in the empty chat. */
  description:
    'Awaj brings tender notices from newspapers and websites all over Ethiopia into this chat. Press Start to browse them, save those that fit and be told in time.',
  /** To 120: what stands on the profile, and beside a shared link. */
  shortDescription: 'Tender notices from all over Ethiopia, every day.',
  commands: {
    start: 'Open Awaj',
    alerts: 'Alerts in this chat, on or off',
    stop: 'No more messages',
    help: 'What this bot does',
    language: 'Change the language',
  },
};
