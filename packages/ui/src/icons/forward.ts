import type { IconDrawing } from '../components/Icon/Icon.tsx';

export const forwardIcon: IconDrawing = 'M7.5 4.5 13 10l-5.5 5.5';
