import type { IconDrawing } from '../components/Icon/Icon.tsx';

export const linkedinIcon: IconDrawing = 'M5 8.5v7M5 4.9V5M9 15.5v-7M9 11.5a3 3 0 0 1 6 0v4';
