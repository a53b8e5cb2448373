import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'How long a discount lasts, counted down in front of the reader.',
  use: [
    'On the discount page, once. It must be true: when it is over, the price goes back.',
    'The page has the one clock and hands over the parts: days, hours, minutes while days remain; then hours, minutes, seconds.',
  ],
  avoid: [
    { when: 'it is until when bids are taken', instead: 'Deadline' },
    { when: 'a code can be sent again after it', instead: 'ResendCountdown' },
  ],
  accessibility: [
    'role="timer" without announcements: a screen reader reads it when it comes there, and is not interrupted each second.',
    'Heard are whole words, seen are figures. Give the label without seconds and change it each minute at most.',
    'Figures are tabular and the parts have a fixed least width, so nothing moves while it runs.',
  ],
  content: ['Units as words below the figures: "days", "hours", "minutes"; "ቀናት", "ሰዓት", "ደቂቃ", "ሰከንድ".'],
};
