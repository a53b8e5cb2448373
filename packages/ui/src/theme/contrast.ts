import type { Rgb } from './oklch.ts';
import type { Palette } from './palettes.ts';

type Name = keyof Palette;

export interface ContrastPair {
  front: Name;
  backs: readonly Name[];
  /** Text needs a contrast of 4.5 : 1; icons, control borders and the focus ring 3 : 1. */
  atLeast: 4.5 | 3;
}

/** The colours of text and background in every theme. A component that needs another pair adds it here first. */
export const contrastPairs: readonly ContrastPair[] = [
  { front: 'text', backs: ['page', 'surface', 'sunken', 'inkSoft', 'openSoft', 'closedSoft'], atLeast: 4.5 },
  { front: 'muted', backs: ['page', 'surface', 'sunken'], atLeast: 4.5 },
  { front: 'link', backs: ['page', 'surface', 'inkSoft'], atLeast: 4.5 },
  { front: 'onInk', backs: ['ink', 'inkHover'], atLeast: 4.5 },
  { front: 'onSaffron', backs: ['saffron'], atLeast: 4.5 },
  { front: 'open', backs: ['page', 'surface', 'openSoft'], atLeast: 4.5 },
  { front: 'closed', backs: ['page', 'surface', 'closedSoft'], atLeast: 4.5 },
  { front: 'control', backs: ['page', 'surface'], atLeast: 3 },
  { front: 'focus', backs: ['page', 'surface', 'sunken', 'inkSoft'], atLeast: 3 },
];

/** Relative luminance of WCAG 2, from three channels of 0 to 1. */
function luminance([red, green, blue]: Rgb): number {
  const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

export function contrastRatio(one: Rgb, other: Rgb): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}
