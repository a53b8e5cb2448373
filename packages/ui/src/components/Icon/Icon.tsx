import type { ReactElement } from 'react';

/** One set: 20 pixels, strokes of 1.5, drawn in the colour of the text around them. */
const drawings = {
  alert:
    'M10 6.5v4M10 13.4v.1M8.7 3.3 2.2 14.6a1.5 1.5 0 0 0 1.3 2.2h13a1.5 1.5 0 0 0 1.3-2.2L11.3 3.3a1.5 1.5 0 0 0-2.6 0Z',
  back: 'M12.5 4.5 7 10l5.5 5.5',
  calendar:
    'M3.5 8h13M6.5 2.5v3M13.5 2.5v3M5 4h10a1.5 1.5 0 0 1 1.5 1.5v10A1.5 1.5 0 0 1 15 17H5a1.5 1.5 0 0 1-1.5-1.5v-10A1.5 1.5 0 0 1 5 4Z',
  lock: 'M5.5 9h9A1.5 1.5 0 0 1 16 10.5v5a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 4 15.5v-5A1.5 1.5 0 0 1 5.5 9ZM7 9V6.5a3 3 0 0 1 6 0V9',
  search: 'M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12ZM13.5 13.5 17 17',
} as const;
export type IconName = keyof typeof drawings;

/** Decorative: the words beside it say the same. */
export function Icon({ name }: { name: IconName }): ReactElement {
  return (
    <svg
      aria-hidden="true"
      fill="none"
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
