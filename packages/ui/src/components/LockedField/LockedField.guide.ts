import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Stands in a form where a choice or a date would stand that cannot be changed here.',
  use: [
    'The value as words: "1 year", "All regions". With a LockedValue where a subscription is needed to choose it.',
    'The reason says why, and where it can be changed, with a Link if that is another page.',
    'It is not sent with the form.',
  ],
  avoid: [
    { when: 'it is text that people copy, or that is sent with the form', instead: 'TextField with readOnly' },
    { when: 'it is the phone number of an account', instead: 'PhoneField with locked' },
    { when: 'it stands among facts and not in a form', instead: 'FactList' },
    { when: 'it cannot be chosen by anybody now', instead: 'nothing: leave the field out' },
  ],
  accessibility: [
    'A group with the name of the field, with which the reason is read.',
    'Nothing in it can be focused but the link in its reason. It is not a field that looks switched off.',
  ],
  content: ['The reason is a sentence: "The plan of a trial cannot be changed before it ends."'],
};
