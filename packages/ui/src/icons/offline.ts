import type { IconDrawing } from '../components/Icon/Icon.tsx';

export const offlineIcon: IconDrawing =
  'M3 3l14 14M6 12.6a5.5 5.5 0 0 1 3.6-1.6M3.2 9.4a9.5 9.5 0 0 1 3.5-2.1M10 6.5a9.5 9.5 0 0 1 6.8 2.9M10 15.7v.1';
