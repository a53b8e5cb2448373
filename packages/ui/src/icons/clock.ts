import type { IconDrawing } from '../components/Icon/Icon.tsx';

export const clockIcon: IconDrawing = 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM10 6.2V10l2.6 1.6';
