import type { IconDrawing } from '../components/Icon/Icon.tsx';

export const infoIcon: IconDrawing = 'M10 17.2a7.2 7.2 0 1 0 0-14.4 7.2 7.2 0 0 0 0 14.4ZM10 9.2v4.3M10 6.4v.1';
