import type { IconDrawing } from '../components/Icon/Icon.tsx';

export const downIcon: IconDrawing = 'M4.5 7.5 10 13l5.5-5.5';
