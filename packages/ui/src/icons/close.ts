import type { IconDrawing } from '../components/Icon/Icon.tsx';

export const closeIcon: IconDrawing = 'M5 5l10 10M15 5 5 15';
