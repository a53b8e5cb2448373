import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Lists the errors of a submitted form at its top, with links to the fields.',
  use: [
    'In forms with three fields or more, and in every form that a server returned with errors. It is the first element in the <form>.',
    'Give each field an id and show the same text as its own error.',
    'An error without fieldId concerns the whole form, such as "We could not reach the server".',
  ],
  avoid: [
    { when: 'the form was not submitted yet', instead: 'the error of the field' },
    { when: 'the page could not be shown at all', instead: 'ErrorState' },
    { when: 'it succeeded', instead: 'Toast' },
  ],
  accessibility: [
    'It takes focus when it appears and each time the form is submitted again, and is an alert.',
    'A link moves focus to its field, or to the first control of a group.',
    'It works without scripts, because the links are anchors.',
  ],
  content: ['The heading gives the number of errors. The links repeat the errors of the fields exactly.'],
};
