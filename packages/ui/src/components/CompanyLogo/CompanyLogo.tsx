import { type ComponentProps, type ReactElement, useState } from 'react';
import { buildingIcon } from '../../icons.ts';
import { classesOf } from '../../theme/variants.ts';
import { Icon } from '../Icon/Icon.tsx';
import { readBrand } from './brand-color.ts';
import * as styles from './CompanyLogo.css.ts';
import { fill } from './CompanyLogo.css.ts';
import { initialsOf } from './initials.ts';
import { toneOf } from './tones.ts';

/**
 * A company's colour as a background. It is only known at run time, and a page that forbids inline styles (as ours do)
 * still allows an SVG's fill attribute.
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
  /** "#145c47": the background of the initials. Ignored if it cannot be parsed. */
  brandColor?: string | null;
  size?: 's' | 'm' | 'l';
};

/** Hidden from screen readers, because it stands beside the company's name. Initials replace a missing logo. */
export function CompanyLogo({ name, src, brandColor, size, ...rest }: CompanyLogoProps): ReactElement {
  const [failed, setFailed] = useState<string | null>(null);
  const isShown = Boolean(src) && src !== failed;
  // An image that failed before the script loaded sends no error event. Some browsers report no size for a good SVG.
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) image.decode().catch(() => setFailed(src));
  };
  const brand = isShown ? null : readBrand(brandColor);
  const initials = isShown ? '' : initialsOf(name);
  const tone = initials && !brand ? toneOf(name) : undefined;
  return (
    <span aria-hidden="true" className={classesOf(styles.frame, { on: brand?.lightness, size, tone })} {...rest}>
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
        initials || <Icon drawing={buildingIcon} />
      )}
    </span>
  );
}
