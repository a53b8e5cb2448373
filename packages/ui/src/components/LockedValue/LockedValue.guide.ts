import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Stands where a value would stand that only subscribers see.',
  use: [
    'The label of the fact stays real, so that the reader sees what a subscription would show.',
    'The same words everywhere on a screen: they are scanned as one sign.',
  ],
  avoid: [
    { when: 'a whole text is locked', instead: 'LockedContent' },
    { when: 'it stands in a form', instead: 'LockedField, with this as its value' },
    { when: 'the newspaper did not give the value', instead: 'the words "Not stated"' },
    { when: 'the value is still on its way', instead: 'Skeleton' },
  ],
  accessibility: [
    'The lock is decoration; the words are read out.',
    'With an address it is a link, as on the page of a tender. Within a card it has none: the whole card leads on.',
  ],
  content: [
    '"Login or Subscribe" for a visitor, to the letter; "ይግቡ ወይም ይመዝገቡ" in Amharic.',
    '"Subscribe" for somebody who is logged in; "ደንበኛ ይሁኑ" in Amharic.',
  ],
};
