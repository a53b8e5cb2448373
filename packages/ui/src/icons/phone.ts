import type { IconDrawing } from '../components/Icon/Icon.tsx';

export const phoneIcon: IconDrawing =
  'M6.5 2.8h7A1.2 1.2 0 0 1 14.7 4v12a1.2 1.2 0 0 1-1.2 1.2h-7A1.2 1.2 0 0 1 5.3 16V4a1.2 1.2 0 0 1 1.2-1.2ZM9 14.5h2';
