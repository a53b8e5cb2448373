import type { IconDrawing } from '../components/Icon/Icon.tsx';

export const logoutIcon: IconDrawing =
  'M8 3.5H5A1.5 1.5 0 0 0 3.5 5v10A1.5 1.5 0 0 0 5 16.5h3M12.5 13.5 16 10l-3.5-3.5M16 10H8';
