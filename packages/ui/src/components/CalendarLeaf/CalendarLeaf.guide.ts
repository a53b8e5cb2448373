import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Shows the day on which a tender closes, in the calendar that people live by.',
  use: [
    'On the page of a tender, beside the words that tell how long is left. Nowhere else, so that it keeps its meaning.',
  ],
  avoid: [{ when: 'a date stands in a list or a table', instead: 'DualDate' }],
  accessibility: ['It is hidden from screen readers: the same day stands in words beside it.'],
  content: ['Month and day of the Ethiopian calendar, in the letters of the interface: "Tahsas", "ታኅሣሥ".'],
};
