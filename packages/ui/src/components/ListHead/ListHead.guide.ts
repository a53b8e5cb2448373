import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'The head of a list of tenders: its search, and the most common filters.',
  use: [
    'Inside ListLayout, above the list. Below desktop width the field opens the drawer with focus in the Title field.',
    'Filter opens the same drawer without showing the keyboard.',
    'Set clear while words are searched for, because no pill shows them.',
    'action for the main action on the search, such as getting alerts for it. Its label describes the action in full.',
    'On a desktop the form is beside the list, and the order at the end of the chips.',
  ],
  avoid: [{ when: 'people can type directly', instead: 'SearchBar' }],
  accessibility: ['Two links with their own names; for screen readers nothing looks like a text field.'],
  content: ['"Search 1,667 open tenders": the number depends on the chips.'],
};
