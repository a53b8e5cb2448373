import type { IconDrawing } from '../components/Icon/Icon.tsx';

export const eyeIcon: IconDrawing =
  'M2 10s2.9-5.5 8-5.5 8 5.5 8 5.5-2.9 5.5-8 5.5S2 10 2 10ZM10 12.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6Z';
