import type { Guide } from '../../workshop/guide.ts';

export const guide: Guide = {
  purpose: 'Shows the closing day of a tender in the Ethiopian calendar.',
  use: ['On the page of a tender, beside the remaining time. Nowhere else, so that its meaning stays clear.'],
  avoid: [{ when: 'the date is in a list or table', instead: 'DualDate' }],
  accessibility: ['It is hidden from screen readers, because the same date is in the text beside it.'],
  content: ['Month and day of the Ethiopian calendar, in the script of the interface: "Tahsas", "ታኅሣሥ".'],
};
