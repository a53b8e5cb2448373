import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Names a page or a section.',
  use: [
    'One level 1 heading on a page. Levels increase by one, because screen readers jump from heading to heading.',
    'The level decides the size. Set it only on small (a dialog) or wide pages (the hero, xxl).',
    'Give a newspaper’s title dir="auto", and lang if it differs from the page’s language.',
  ],
  avoid: [
    { when: 'it names a form control', instead: 'the label of the field' },
    { when: 'it should only look big', instead: 'Text with size="l"' },
    { when: 'it is the title of a tender in a list', instead: 'TenderCard, which includes it' },
  ],
  accessibility: [
    'Level and size are independent, so looks never affect the outline of a page.',
    'A clamped heading is read out in full.',
    'To focus it after navigation, set tabIndex={-1} and a ref.',
  ],
  content: [
    'Sentence case, no full stop. Name the content ("Saved tenders"), not its benefit.',
    'Amharic letters need more space above and below; the line height depends on lang.',
  ],
};
