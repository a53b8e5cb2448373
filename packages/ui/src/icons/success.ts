import type { IconDrawing } from '../components/Icon/Icon.tsx';

export const successIcon: IconDrawing = 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM6.8 10.2l2.2 2.3 4.2-4.7';
