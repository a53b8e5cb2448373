/** The parts of the sandbox, in the order of the home page. */
export const places = [
  {
    href: '/telegram',
    name: 'Telegram client',
    text: 'Opens the mini app as Telegram does: signed launch data, the client’s own buttons, themes and versions, and a log of every message between the two.',
  },
  {
    href: '/inbox',
    name: 'Inbox',
    text: 'Every SMS, mail and chat message that was sent, as it arrives, with its code ready to copy.',
  },
  {
    href: '/newsroom',
    name: 'Newsroom',
    text: 'Two newspapers, a magazine, a portal, a feed and the sites of four buyers, and the button that prints today’s issue.',
  },
  {
    href: '/faults',
    name: 'Faults',
    text: 'Make a service or a site slow, broken or silent, change its layout, or lose and repeat its events.',
  },
] as const;
