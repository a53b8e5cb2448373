import type { ReactElement } from 'react';
import { icon } from './Icon.css.ts';

/** The path of one of `icons.ts`: of 20 pixels, made for strokes of 1.5. */
export type IconDrawing = `M${string}`;

export interface IconProps {
  drawing: IconDrawing;
  isFilled?: boolean;
}

/** Decorative, in the colour of the text around it: the words beside it say the same. */
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
