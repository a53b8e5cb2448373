import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Shows at a glance why there is no content, above a text that explains it.',
  use: [
    'Through EmptyState, ErrorState, OfflineNotice and NotFound, which choose it and add the text.',
    'Directly on a page with little else: after a payment, at the end of the registration.',
  ],
  avoid: [
    { when: 'it is beside a line of text or in a button', instead: 'Icon' },
    { when: 'the screen already has a saffron element, such as a payment banner', instead: 'Message with an icon' },
  ],
  accessibility: ['Hidden from screen readers. The picture must never be the only source of information.'],
  content: [
    'One style: lines of 1.5 pixels in the muted colour on 120 by 96 pixels, with one saffron spot behind them.',
    'Office objects (paper, tray, bookmark, receipt), never people or faces.',
  ],
};
