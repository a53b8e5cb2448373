import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Saves a tender, or removes it from the saved ones.',
  use: [
    'In a card above the link that covers it, and once among the actions of a tender’s page.',
    'Show the new state immediately and set isBusy until the server answers; on failure restore the old state and say so in a Toast.',
    'For visitors pass `href` instead of a state: it looks the same and leads to the login.',
  ],
  avoid: [
    { when: 'the reader cannot save here, as in the mini app', instead: 'nothing: leave it out' },
    { when: 'it turns a setting on or off', instead: 'Switch' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to it, after the link of its card.' },
    { keys: 'Enter, Space', does: 'Saves or removes the tender.' },
  ],
  accessibility: [
    'Its name is the state and the tender: "Saved: Solar water pumps". It has no pressed state that could contradict the text.',
    'The tender’s title is read out but not shown, so ten buttons in a list have ten names.',
    'While it is busy it keeps focus, and pressing it does nothing.',
  ],
  content: ['Exactly "Save" and "Saved"; "ያስቀምጡ" and "ተቀምጧል" in Amharic.'],
};
