import type { ReactElement } from 'react';
import * as styles from './Screenshot.css.ts';

export interface ScreenshotProps {
  /** The same picture in both themes. */
  light: string;
  dark: string;
  width: number;
  height: number;
  /** What is to be seen on it that the text does not say. */
  alt: string;
}

/** The product itself, in the theme of the page. The picture of the other theme is never fetched. */
export function Screenshot({ light, dark, alt, ...size }: ScreenshotProps): ReactElement {
  return (
    <div className={styles.frame}>
      <img alt={alt} className={styles.pictures.light} decoding="async" loading="lazy" src={light} {...size} />
      <img alt={alt} className={styles.pictures.dark} decoding="async" loading="lazy" src={dark} {...size} />
    </div>
  );
}
