import type { ReactElement } from 'react';
import { icon } from './Icon.css.ts';

/** A path from `icons.ts`: 20 pixels wide, for strokes of 1.5. */
export type IconDrawing = `M${string}`;

export interface IconProps {
  drawing: IconDrawing;
  isFilled?: boolean;
}

/** Decorative: the text beside it says the same. It takes that text's colour. */
export function Icon({ drawing, isFilled = false }: IconProps): ReactElement {
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
      <path d={drawing} />
    </svg>
  );
}
