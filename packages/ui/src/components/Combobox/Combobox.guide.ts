import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Chooses one of dozens or hundreds by typing any part of its name: a company, a town, a newspaper.',
  use: [
    'Where people know the name of what they look for.',
    'Give matches where letters sound alike, so that ሠላም finds ሰላም; the rules of a language belong to the caller.',
    'hint tells apart what has one name, such as two companies by their towns; group puts options under headings.',
    'Give loading while the options are on their way. The field can be opened and says so.',
    'onSearch where a server finds them: it hears what is typed, and options become what was found. Whoever fetches gives its signal to the request, so that a late answer changes nothing. What is chosen has to be among the first options.',
  ],
  avoid: [
    { when: 'there are fewer than some twenty, or people look through them', instead: 'Select' },
    { when: 'several may be chosen', instead: 'MultiSelect' },
    { when: 'any words will do', instead: 'TextField or SearchField' },
  ],
  keyboard: [
    { keys: 'Letters', does: 'Find options by name; the first one found is active.' },
    { keys: 'Up, Down', does: 'Opens the list at what is chosen; in it goes to the option before or after.' },
    { keys: 'Home, End', does: 'To the first or the last option, while one is active.' },
    { keys: 'Left, Right', does: 'Back to the letters; the list stays open and none of it is active.' },
    { keys: 'Page Up, Page Down', does: 'Ten options on.' },
    { keys: 'Enter', does: 'Takes the active option and closes the list.' },
    { keys: 'Tab', does: 'Takes the active option, if something was typed, and goes on to the next field.' },
    { keys: 'Escape', does: 'Closes the list; the next one brings back what was chosen.' },
    { keys: 'Alt + Up', does: 'Closes the list.' },
  ],
  accessibility: [
    'A combobox with a list. The focus stays in the field, which points at the active option.',
    'The second line of an option is read with its name, and what is found stands under its heading.',
    'How many names answer what was typed is announced, and that there is none.',
    'While a server looks, what was found before stays (aria-busy) and no key takes it; that it looks is announced.',
    'What was typed and not chosen goes when the field is left: what stands there is what will be sent.',
    'Never disabled, as Select.',
    'On the server and without script it is a native select of the same name.',
  ],
  content: [
    'The placeholder tells what to type: "Find a company".',
    'The button that empties it names the thing: "Clear company".',
    'An empty result says so: "No company has that name". Before anything is typed, or when the server could not look, other words stand there.',
  ],
};
