import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'A company’s logo, beside its name.',
  use: [
    'Always on white, because logos are designed for paper.',
    'If there is no logo or it did not load, it shows initials: on the brand colour if that is usable, otherwise on a colour that the name always gets.',
    's in a line of text, m in cards and sliders, l in the header of the company’s page.',
  ],
  avoid: [
    { when: 'the name is not beside it', instead: 'the name: many people do not recognise the logo alone' },
    { when: 'it is a payment method', instead: 'PaymentMethods' },
  ],
  accessibility: [
    'Hidden from screen readers, because the name beside it says the same.',
    'Initials are black or white, whichever has more contrast: at least 4.5 : 1 on every colour.',
  ],
  content: ['The registered name, in its own script. The component makes the initials.'],
};
