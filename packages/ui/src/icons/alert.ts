import type { IconDrawing } from '../components/Icon/Icon.tsx';

export const alertIcon: IconDrawing =
  'M10 6.5v4M10 13.4v.1M8.7 3.3 2.2 14.6a1.5 1.5 0 0 0 1.3 2.2h13a1.5 1.5 0 0 0 1.3-2.2L11.3 3.3a1.5 1.5 0 0 0-2.6 0Z';
