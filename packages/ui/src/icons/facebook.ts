import type { IconDrawing } from '../components/Icon/Icon.tsx';

export const facebookIcon: IconDrawing = 'M11 17.5v-9a2 2 0 0 1 2-2h1.5v-3h-2A3.8 3.8 0 0 0 8.7 7.3V9H6.5v3h2.2v5.5';
