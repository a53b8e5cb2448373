import type { IconDrawing } from '../components/Icon/Icon.tsx';

export const checkIcon: IconDrawing = 'M4.5 10.5l3.7 3.7 7.3-8.4';
