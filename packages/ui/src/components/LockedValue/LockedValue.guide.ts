import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Takes the place of a value that only subscribers see.',
  use: [
    'Keep the label of the fact, so that readers see what a subscription would show.',
    'The same words everywhere on a screen, so that people recognise them.',
  ],
  avoid: [
    { when: 'a whole text is locked', instead: 'LockedContent' },
    { when: 'it is in a form', instead: 'LockedField, with this as its value' },
    { when: 'the newspaper did not give the value', instead: 'the words "Not stated"' },
    { when: 'the value is still loading', instead: 'Skeleton' },
  ],
  accessibility: [
    'The lock is decoration; the text is read out.',
    'With an address it is a link, for example on the page of a tender. Inside a card it has none, because the whole card is a link.',
  ],
  content: [
    'Exactly "Login or Subscribe" for a visitor; "ይግቡ ወይም ይመዝገቡ" in Amharic.',
    '"Subscribe" for somebody who is logged in; "ደንበኛ ይሁኑ" in Amharic.',
  ],
};
