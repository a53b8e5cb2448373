import type { IconDrawing } from '../components/Icon/Icon.tsx';

export const calendarIcon: IconDrawing =
  'M3.5 8h13M6.5 2.5v3M13.5 2.5v3M5 4h10a1.5 1.5 0 0 1 1.5 1.5v10A1.5 1.5 0 0 1 15 17H5a1.5 1.5 0 0 1-1.5-1.5v-10A1.5 1.5 0 0 1 5 4Z';
