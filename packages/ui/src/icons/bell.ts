import type { IconDrawing } from '../components/Icon/Icon.tsx';

export const bellIcon: IconDrawing =
  'M5.5 8.5a4.5 4.5 0 0 1 9 0c0 4 1.8 5 1.8 5H3.7s1.8-1 1.8-5ZM8.3 16.5a1.8 1.8 0 0 0 3.4 0';
