import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Counts down the time until a discount ends.',
  use: [
    'On the discount page, once. It must be true: when it ends, the price goes back.',
    'The page has the clock and passes the parts: days, hours, minutes while days remain; then hours, minutes, seconds.',
  ],
  avoid: [
    { when: 'it shows the deadline for bids', instead: 'Deadline' },
    { when: 'a code can be sent again afterwards', instead: 'ResendCountdown' },
  ],
  accessibility: [
    'role="timer" without announcements: a screen reader reads it on demand and is not interrupted each second.',
    'It shows digits but is read as words. Pass a label without seconds and change it at most once a minute.',
    'Figures are tabular and each part has a minimum width, so nothing moves while it runs.',
  ],
  content: ['Units are words below the figures: "days", "hours", "minutes"; "ቀናት", "ሰዓት", "ደቂቃ", "ሰከንድ".'],
};
