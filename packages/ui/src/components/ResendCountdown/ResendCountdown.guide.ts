import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Sends a code again once a wait is over.',
  use: [
    'Under OtpInput. The caller counts from the moment the code was sent, so that a page that slept shows the true rest.',
    'Set isBusy while the code is sent, then begin at 60 again.',
  ],
  avoid: [{ when: 'it counts to the end of an offer', instead: 'Countdown' }],
  accessibility: [
    'While it waits it can be reached and read with the time left, and pressing it does nothing (aria-disabled).',
    'The seconds are not announced. That it can be pressed again is, once.',
    'Figures keep their width, so nothing moves from second to second.',
  ],
  content: ['The button keeps its words; the time stands beside it: "Send the code again", "in 0:42".'],
};
