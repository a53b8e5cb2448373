import type { ReactElement } from 'react';
import { fill } from './CompanyLogo.css.ts';

/**
 * A company's colour behind what stands on it. It is known at run time only, and a page that forbids inline styles
 * (as ours do) still takes the colour of a drawing.
 */
export function BrandFill({ color }: { color: string }): ReactElement {
  return (
    <svg aria-hidden="true" className={fill} preserveAspectRatio="none">
      <rect fill={color} height="100%" width="100%" />
    </svg>
  );
}
