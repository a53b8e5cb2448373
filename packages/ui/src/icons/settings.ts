import type { IconDrawing } from '../components/Icon/Icon.tsx';

export const settingsIcon: IconDrawing =
  'M3 6h7.5M14.5 6H17M3 14h2.5M9.5 14H17M12.5 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM7.5 16a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z';
