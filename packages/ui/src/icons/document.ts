import type { IconDrawing } from '../components/Icon/Icon.tsx';

export const documentIcon: IconDrawing =
  'M5.5 2.8h5.6l4 4v8.9a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 4 15.7V4.3a1.5 1.5 0 0 1 1.5-1.5ZM11 2.8v4.2h4.1M7 10.5h5.5M7 13.5h4';
