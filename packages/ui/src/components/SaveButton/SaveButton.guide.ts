import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Puts a tender among the saved ones, and takes it out again.',
  use: [
    'In a card above the link that covers it, and once among the actions of a tender’s own page.',
    'Show the new state at once and set isBusy until the server has answered; on a failure go back and say so in a Toast.',
    'Give a visitor `href` instead of a state: it looks the same and leads to the login.',
  ],
  avoid: [
    { when: 'the reader cannot save here, as in the mini app', instead: 'nothing: leave it out' },
    { when: 'it turns a setting on or off', instead: 'Switch' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To it, after the link of the card it stands in.' },
    { keys: 'Enter, Space', does: 'Saves the tender, or takes it out again.' },
  ],
  accessibility: [
    'Its name is the state and the tender: "Saved: Solar water pumps". It has no pressed state that could contradict the words.',
    'The subject is read out and not seen, so that ten buttons in a list are ten names.',
    'While it is busy it keeps the focus, and pressing it does nothing.',
  ],
  content: ['"Save" and "Saved", to the letter; "ያስቀምጡ" and "ተቀምጧል" in Amharic.'],
};
