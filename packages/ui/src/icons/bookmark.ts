import type { IconDrawing } from '../components/Icon/Icon.tsx';

export const bookmarkIcon: IconDrawing = 'M5.5 3h9A1 1 0 0 1 15.5 4v13L10 13.2 4.5 17V4a1 1 0 0 1 1-1Z';
