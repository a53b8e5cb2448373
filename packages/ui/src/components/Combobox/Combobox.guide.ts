import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Chooses one of dozens or hundreds by typing any part of its name: a company, a town, a newspaper.',
  use: [
    'Where people know the name they are looking for.',
    'Provide `matches` for letters with the same sound, so that ሠላም finds ሰላም; the caller provides the rules of a language.',
    'hint distinguishes equal names, such as two companies by their towns; group puts options under headings.',
    'Set loading while the options load. The field can be opened and says so.',
    'Use onSearch if a server finds the options. It receives the typed text; then pass the results as options. Pass its signal to the request, so that a late answer is ignored. The first options must contain the chosen one.',
  ],
  avoid: [
    { when: 'there are fewer than about twenty, or people browse them', instead: 'Select' },
    { when: 'several may be chosen', instead: 'MultiSelect' },
    { when: 'any text is allowed', instead: 'TextField or SearchField' },
  ],
  keyboard: [
    { keys: 'Letters', does: 'Find options by name and activate the first result.' },
    {
      keys: 'Up, Down',
      does: 'Opens the list at the chosen option; in the list, moves to the previous or next option.',
    },
    { keys: 'Home, End', does: 'Moves to the first or last option, while an option is active.' },
    { keys: 'Left, Right', does: 'Moves back to the text; the list stays open without an active option.' },
    { keys: 'Page Up, Page Down', does: 'Moves by ten options.' },
    { keys: 'Enter', does: 'Chooses the active option and closes the list.' },
    { keys: 'Tab', does: 'Chooses the active option if something was typed, and moves to the next field.' },
    { keys: 'Escape', does: 'Closes the list; pressed again, it restores the chosen option.' },
    { keys: 'Alt + Up', does: 'Closes the list.' },
  ],
  accessibility: [
    'A combobox with a list. Focus stays in the field, which refers to the active option.',
    'The second line of an option is read with its name, and results are read with their heading.',
    'The number of results is announced, also if there are none.',
    'While a server searches, earlier results stay visible (aria-busy) but cannot be chosen; the search is announced.',
    'Text that matches no choice is removed when the field loses focus: the field shows what will be submitted.',
    'Never disabled, like Select.',
    'On the server and without scripts it is a native select with the same name.',
  ],
  content: [
    'The placeholder says what to type: "Find a company".',
    'The clear button names the thing: "Clear company".',
    'Say when nothing was found: "No company has that name". Use other texts before anything is typed and when the server did not answer.',
  ],
};
