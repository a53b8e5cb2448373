import type { IconDrawing } from '../components/Icon/Icon.tsx';

export const shareIcon: IconDrawing =
  'M10 12V3M6.5 6 10 2.7 13.5 6M6 9H4.8a1.3 1.3 0 0 0-1.3 1.3v5.4A1.3 1.3 0 0 0 4.8 17h10.4a1.3 1.3 0 0 0 1.3-1.3v-5.4A1.3 1.3 0 0 0 15.2 9H14';
