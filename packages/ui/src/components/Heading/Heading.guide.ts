import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Names a page or a part of it.',
  use: [
    'One of level 1 on a page. Levels go down by one: screen readers jump from heading to heading by them.',
    'Leave the size to the level. Set it where a page is small (a dialog) or wide (the hero, xxl).',
    'A title from a newspaper gets dir="auto", and lang when it is not the page’s language.',
  ],
  avoid: [
    { when: 'it names a form control', instead: 'the label of the field' },
    { when: 'it is only meant to look big', instead: 'Text with size="l"' },
    { when: 'it is the title of a tender in a list', instead: 'TenderCard, which has it' },
  ],
  accessibility: [
    'Level and size are apart, so looks never decide the outline of a page.',
    'A clamped heading is read out whole.',
    'After navigation it can take the focus: give it tabIndex={-1} and a ref.',
  ],
  content: [
    'Sentence case, no full stop. Say what is there ("Saved tenders"), not what it does for the reader.',
    'Amharic letters need more room above and below; the line height follows from lang.',
  ],
};
