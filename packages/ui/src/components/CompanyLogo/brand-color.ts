import { contrastRatio } from '../../theme/contrast.ts';
import type { Rgb } from '../../theme/oklch.ts';

/** "#145c47" or "#173", as brands write their colours; `null` for anything else. */
export function parseBrandColor(color: string | null | undefined): Rgb | null {
  const [, digits = ''] = /^\s*#?([\da-f]{3}|[\da-f]{6})\s*$/i.exec(color ?? '') ?? [];
  if (!digits) return null;
  const [red = '', green = '', blue = ''] = digits.match(digits.length === 3 ? /./g : /../g) ?? [];
  const share = (part: string) => Number.parseInt(part.padStart(2, part), 16) / 255;
  return [share(red), share(green), share(blue)];
}

const white: Rgb = [1, 1, 1];
const black: Rgb = [0, 0, 0];

export interface Brand {
  color: string;
  /** Black letters on light colours, white ones on dark: one of the two always reaches a contrast of 4.5 : 1. */
  lightness: 'light' | 'dark';
}

export function readBrand(color: string | null | undefined): Brand | null {
  const rgb = parseBrandColor(color);
  if (!rgb) return null;
  const isDark = contrastRatio(white, rgb) >= contrastRatio(black, rgb);
  return {
    color: `rgb(${rgb.map((share) => Math.round(share * 255)).join(', ')})`,
    lightness: isDark ? 'dark' : 'light',
  };
}
