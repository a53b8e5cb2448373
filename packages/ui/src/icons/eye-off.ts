import type { IconDrawing } from '../components/Icon/Icon.tsx';

export const eyeOffIcon: IconDrawing =
  'M3 3l14 14M8 4.7a8 8 0 0 1 2-.2c5.1 0 8 5.5 8 5.5a14 14 0 0 1-2.2 2.9M5.2 6.2A13.5 13.5 0 0 0 2 10s2.9 5.5 8 5.5a8 8 0 0 0 3.7-.9M8.3 8.5a2.3 2.3 0 0 0 3.2 3.2';
