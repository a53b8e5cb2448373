import type { IconDrawing } from '../components/Icon/Icon.tsx';

export const listIcon: IconDrawing = 'M7.5 5.5h9M7.5 10h9M7.5 14.5h9M3.6 5.5h.1M3.6 10h.1M3.6 14.5h.1';
