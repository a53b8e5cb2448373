import type { IconDrawing } from '../components/Icon/Icon.tsx';

export const buildingIcon: IconDrawing =
  'M4.5 17V4.5A1.5 1.5 0 0 1 6 3h5a1.5 1.5 0 0 1 1.5 1.5V17M12.5 8H14a1.5 1.5 0 0 1 1.5 1.5V17M3 17h14M7.5 6.5h2M7.5 9.5h2M7.5 12.5h2';
