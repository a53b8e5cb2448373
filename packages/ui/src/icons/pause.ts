import type { IconDrawing } from '../components/Icon/Icon.tsx';

export const pauseIcon: IconDrawing = 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM8.2 7.6v4.8M11.8 7.6v4.8';
