import type { IconDrawing } from '../components/Icon/Icon.tsx';

export const printIcon: IconDrawing =
  'M6 7.5V3h8v4.5M6 14H4.5A1.5 1.5 0 0 1 3 12.5V9a1.5 1.5 0 0 1 1.5-1.5h11A1.5 1.5 0 0 1 17 9v3.5a1.5 1.5 0 0 1-1.5 1.5H14M6 11.5h8V17H6v-5.5Z';
