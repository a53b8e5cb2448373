import type { ReactElement } from 'react';
import * as styles from './Hero.css.ts';

/** A board with three notices, the newest one marked: thin ink lines and one saffron spot. */
export function NoticeBoard(): ReactElement {
  return (
    <svg aria-hidden="true" className={styles.drawing} viewBox="0 0 320 240">
      <circle className={styles.spot} cx="226" cy="76" r="26" />
      <path d="M24 34h272v150H24zM34 44h252v130H34zM70 184l-18 44M250 184l18 44M62 208h196" />
      <path className={styles.paper} d="M54 62h62v84H54zM130 70h62v76h-62zM206 60h60v70l-12 14h-48z" />
      <path d="M266 130h-12v14M64 82h42M64 92h42M64 102h30M64 126h20M140 90h42M140 100h42M140 110h26M140 130h16M216 96h40M216 106h40M216 116h22" />
      <path d="M216 76h18M64 72h24M140 80h20" strokeWidth="3" />
      <path d="M85 62v-5M161 70v-5M236 60v-5M8 228h304" />
      <path d="M152 158a12 12 0 1 0 24 0 12 12 0 0 0-24 0M173 167l14 13" />
    </svg>
  );
}
