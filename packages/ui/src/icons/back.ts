import type { IconDrawing } from '../components/Icon/Icon.tsx';

export const backIcon: IconDrawing = 'M12.5 4.5 7 10l5.5 5.5';
