import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Takes the place of a choice or date in a form that cannot be changed here.',
  use: [
    'The value as text: "1 year", "All regions". With a LockedValue if choosing it needs a subscription.',
    'The reason says why, and where to change it, with a Link if that is another page.',
    'It is not submitted with the form.',
  ],
  avoid: [
    { when: 'people copy the text, or it is submitted with the form', instead: 'TextField with readOnly' },
    { when: 'it is the phone number of an account', instead: 'PhoneField with locked' },
    { when: 'it is one of several facts, not in a form', instead: 'FactList' },
    { when: 'nobody can choose it now', instead: 'nothing: leave the field out' },
  ],
  accessibility: [
    'A group with the name of the field; the reason is read with it.',
    'Only the link in its reason can be focused. It does not look like a disabled field.',
  ],
  content: ['The reason is a sentence: "The plan of a trial cannot be changed before it ends."'],
};
