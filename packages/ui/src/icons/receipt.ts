import type { IconDrawing } from '../components/Icon/Icon.tsx';

export const receiptIcon: IconDrawing =
  'M5 2.8h10v14.4l-2-1.4-1.5 1.4-1.5-1.4-1.5 1.4L7 15.8l-2 1.4V2.8ZM7.8 6.5h4.4M7.8 9.7h4.4';
