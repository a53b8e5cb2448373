import type { IconDrawing } from '../components/Icon/Icon.tsx';

export const telegramIcon: IconDrawing = 'M17.3 3.3 2.7 9l4.5 1.8 1.7 5.4 2.7-3.2 3.6 2.6 2.1-12.3ZM7.2 10.8l6-4.3';
