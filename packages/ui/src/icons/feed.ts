import type { IconDrawing } from '../components/Icon/Icon.tsx';

export const feedIcon: IconDrawing =
  'M3.5 12.5h3.6l1.2 2.2h3.4l1.2-2.2h3.6M5.3 4h9.4l1.8 8.5v2.8a1.2 1.2 0 0 1-1.2 1.2H4.7a1.2 1.2 0 0 1-1.2-1.2v-2.8L5.3 4Z';
