import type { IconDrawing } from '../components/Icon/Icon.tsx';

export const searchIcon: IconDrawing = 'M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12ZM13.5 13.5 17 17';
