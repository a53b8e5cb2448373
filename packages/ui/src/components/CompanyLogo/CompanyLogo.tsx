import { type ComponentProps, type ReactElement, useState } from 'react';
import { buildingIcon } from '../../icons.ts';
import { classesOf } from '../../theme/variants.ts';
import { Icon } from '../Icon/Icon.tsx';
import { readBrand } from './brand-color.ts';
import * as styles from './CompanyLogo.css.ts';
import { fill } from './CompanyLogo.css.ts';
import { initialsOf } from './initials.ts';

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

export type CompanyLogoProps = Omit<ComponentProps<'span'>, 'className' | 'style' | 'children'> & {
  name: string;
  src: string | null;
  /** "#145c47": stands behind the initials. One that cannot be read is not used. */
  brandColor?: string | null;
  size?: 's' | 'm' | 'l';
};

/** Beside the company's name, so it says nothing to a screen reader. Initials stand in for a logo that is missing. */
export function CompanyLogo({ name, src, brandColor, size, ...rest }: CompanyLogoProps): ReactElement {
  const [failed, setFailed] = useState<string | null>(null);
  const isShown = Boolean(src) && src !== failed;
  // One that failed before the script came has told nobody. Some browsers know no size of a drawing that is there.
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) image.decode().catch(() => setFailed(src));
  };
  const brand = isShown ? null : readBrand(brandColor);
  return (
    <span aria-hidden="true" className={classesOf(styles.frame, { on: brand?.lightness, size })} {...rest}>
      {brand && <BrandFill color={brand.color} />}
      {isShown ? (
        <img
          alt=""
          className={styles.picture}
          loading="lazy"
          onError={() => setFailed(src)}
          ref={look}
          src={src ?? undefined}
        />
      ) : (
        initialsOf(name) || <Icon drawing={buildingIcon} />
      )}
    </span>
  );
}
