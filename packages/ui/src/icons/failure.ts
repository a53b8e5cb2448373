import type { IconDrawing } from '../components/Icon/Icon.tsx';

export const failureIcon: IconDrawing = 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM7.6 7.6l4.8 4.8M12.4 7.6l-4.8 4.8';
