import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Lets people request a code again after a wait.',
  use: [
    'Below OtpInput. The caller counts from the moment the code was sent, so the time is right even after the device slept.',
    'Set isBusy while the code is sent, then start at 60 again.',
  ],
  avoid: [{ when: 'it counts down to the end of an offer', instead: 'Countdown' }],
  accessibility: [
    'During the wait it can be focused and read with the remaining time, but pressing it does nothing (aria-disabled).',
    'The seconds are not announced. When it can be pressed again, this is announced once.',
    'Figures have a fixed width, so nothing moves each second.',
  ],
  content: ['The button’s text does not change; the time is beside it: "Send the code again", "in 0:42".'],
};
