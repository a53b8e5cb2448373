import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Says at the top of a form that was sent what is to be put right, and leads there.',
  use: [
    'In a form of three fields or more, and in every form that a server sent back. First thing in the <form>.',
    'Give each field an id and the same text as its own error.',
    'An error without fieldId is about the form as a whole, such as "We could not reach the server".',
  ],
  avoid: [
    { when: 'the form was not sent yet', instead: 'the error of the field' },
    { when: 'the page could not be shown at all', instead: 'ErrorState' },
    { when: 'it went well', instead: 'Toast' },
  ],
  accessibility: [
    'It takes the focus when it appears and each time the form is sent again, and is an alert.',
    'A link puts the focus into its field, or into the first control of a group.',
    'It works without script: the links are anchors.',
  ],
  content: ['The heading says how much there is to do. The links repeat the errors of the fields word by word.'],
};
