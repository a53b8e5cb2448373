import type { IconDrawing } from '../components/Icon/Icon.tsx';

export const copyIcon: IconDrawing =
  'M7.5 7.5h7A1.5 1.5 0 0 1 16 9v6a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 6 15V9a1.5 1.5 0 0 1 1.5-1.5ZM4 12.5A1.5 1.5 0 0 1 3.5 11V5A1.5 1.5 0 0 1 5 3.5h6a1.5 1.5 0 0 1 1.4 1';
