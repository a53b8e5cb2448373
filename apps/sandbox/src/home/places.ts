/** What stands in the sandbox, in the order a visitor would want it. */
export const places = [
  {
    href: '/telegram',
    name: 'Telegram client',
    text: 'Opens the mini app as Telegram does: signed launch data, the client’s own buttons, themes and versions, and a log of every message between the two.',
  },
] as const;
