/** The words of the bot in Telegram. */
export const words = {
  greeting: (name: string) => `Hello ${name}. Awaj brings you tender notices from all over Ethiopia.`,
  open: 'Open Awaj',
  openTender: 'Open the tender',
  shareContact: 'Share my phone number',
  askContact: 'To log in, share your phone number with the button below. Nobody else sees it.',
  linked: 'You are logged in. Open Awaj to continue.',
  known: 'Thank you. Open Awaj to finish signing up.',
  notYours: 'This is somebody else’s number. Please share your own with the button below.',
  notEthiopian: 'Awaj needs an Ethiopian mobile number, starting with +2519 or +2517.',
  paid: 'Your payment was successful. Your subscription is active.',
  paymentHeld: 'We have received your payment and are checking it. We’ll write to you.',
  notPayable: 'This payment has expired. Please start it again in Awaj.',
  help: 'Press “Open Awaj” to browse tenders. /alerts turns alerts in this chat on or off, /stop ends all messages, and /language changes the language.',
  stopped: 'We’ll stop writing to you here. Send /start to hear from us again.',
  started: 'We’ll write to you here again.',
  alerts: {
    on: 'Alerts about new tenders are on in this chat.',
    off: 'Alerts about new tenders are off in this chat.',
    turnOn: 'Turn on',
    turnOff: 'Turn off',
    settings: 'All settings',
  },
  /** Answers to presses of buttons under messages. */
  pressed: {
    save: 'Saved. We’ll tell you about every change.',
    unsave: 'Removed from saved.',
    dismiss: 'You won’t hear about this tender again.',
    restore: 'Undone.',
    mute: 'You won’t get alerts about this buyer.',
    unmute: 'You’ll get alerts about this buyer again.',
  },
  pressedUnknown: 'We don’t know you yet. Send /start and share your number.',
  tenderGone: 'This tender is no longer available.',
  languageAsked: 'Which language would you like?',
  languageSet: 'We’ll write to you in English.',
  /** At most 512 characters: shown in the empty chat. */
  description:
    'Awaj brings tender notices from newspapers and websites all over Ethiopia into this chat. Press Start to browse them, save the ones that fit and hear about them in time.',
  /** At most 120: shown on the profile and beside a shared link. */
  shortDescription: 'Tender notices from all over Ethiopia, every day.',
  commands: {
    start: 'Open Awaj',
    alerts: 'Alerts in this chat, on or off',
    stop: 'Stop messages',
    help: 'What this bot does',
    language: 'Change the language',
  },
};
