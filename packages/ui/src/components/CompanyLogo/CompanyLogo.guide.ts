import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'A company’s sign, beside its name.',
  use: [
    'On white, whatever the theme: logos are drawn for paper.',
    'Initials stand in where there is no logo or it did not load, on the brand’s colour when there is a usable one.',
    's in a line of text, m in cards and sliders, l in the header of the company’s page.',
  ],
  avoid: [
    { when: 'the name does not stand beside it', instead: 'the name: the logo alone says nothing to many' },
    { when: 'it is a way to pay', instead: 'PaymentMethods' },
  ],
  accessibility: [
    'Hidden from screen readers, as the name beside it says the same.',
    'Initials on a brand colour are black or white, whichever has more contrast: at least 4.5 : 1 on every colour.',
  ],
  content: ['The name as it is registered, in its own script. The component takes the initials itself.'],
};
