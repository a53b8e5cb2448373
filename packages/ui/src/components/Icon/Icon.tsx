import type { ReactElement } from 'react';
import { icon } from './Icon.css.ts';

/** One set: 20 pixels, strokes of 1.5, drawn in the colour of the text around them. */
const drawings = {
  alert:
    'M10 6.5v4M10 13.4v.1M8.7 3.3 2.2 14.6a1.5 1.5 0 0 0 1.3 2.2h13a1.5 1.5 0 0 0 1.3-2.2L11.3 3.3a1.5 1.5 0 0 0-2.6 0Z',
  back: 'M12.5 4.5 7 10l5.5 5.5',
  bookmark: 'M5.5 3h9A1 1 0 0 1 15.5 4v13L10 13.2 4.5 17V4a1 1 0 0 1 1-1Z',
  calendar:
    'M3.5 8h13M6.5 2.5v3M13.5 2.5v3M5 4h10a1.5 1.5 0 0 1 1.5 1.5v10A1.5 1.5 0 0 1 15 17H5a1.5 1.5 0 0 1-1.5-1.5v-10A1.5 1.5 0 0 1 5 4Z',
  close: 'M5 5l10 10M15 5 5 15',
  feed: 'M3.5 12.5h3.6l1.2 2.2h3.4l1.2-2.2h3.6M5.3 4h9.4l1.8 8.5v2.8a1.2 1.2 0 0 1-1.2 1.2H4.7a1.2 1.2 0 0 1-1.2-1.2v-2.8L5.3 4Z',
  list: 'M7.5 5.5h9M7.5 10h9M7.5 14.5h9M3.6 5.5h.1M3.6 10h.1M3.6 14.5h.1',
  lock: 'M5.5 9h9A1.5 1.5 0 0 1 16 10.5v5a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 4 15.5v-5A1.5 1.5 0 0 1 5.5 9ZM7 9V6.5a3 3 0 0 1 6 0V9',
  search: 'M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12ZM13.5 13.5 17 17',
} as const;
export type IconName = keyof typeof drawings;
export const iconNames = Object.keys(drawings) as IconName[];

/** Decorative: the words beside it say the same. */
export function Icon({ name, isFilled = false }: { name: IconName; isFilled?: boolean }): ReactElement {
  return (
    <svg
      aria-hidden="true"
      className={icon}
      fill={isFilled ? 'currentColor' : 'none'}
      height="1.25em"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.5"
      viewBox="0 0 20 20"
      width="1.25em"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
