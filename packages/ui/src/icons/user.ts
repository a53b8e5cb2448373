import type { IconDrawing } from '../components/Icon/Icon.tsx';

export const userIcon: IconDrawing = 'M10 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3.5 17a6.5 6.5 0 0 1 13 0';
