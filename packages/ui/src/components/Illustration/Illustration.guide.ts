import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Says at a glance why there is no content here, above words that say it exactly.',
  use: [
    'Through EmptyState, ErrorState, OfflineNotice and NotFound, which choose it and put the words under it.',
    'By itself on a page that has little else: after a payment, at the end of the registration.',
  ],
  avoid: [
    { when: 'it stands beside a line of text or in a button', instead: 'Icon' },
    { when: 'the saffron of the screen is already used, as by a payment banner', instead: 'Message with an icon' },
  ],
  accessibility: ['Hidden from screen readers. Nothing may be said by the picture alone.'],
  content: [
    'One style: lines of 1.5 pixels in the muted colour on a field of 120 by 96, one saffron spot behind them.',
    'Things of the trade (paper, tray, bookmark, receipt), never people or faces.',
  ],
};
