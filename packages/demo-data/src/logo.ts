import { create, type Font } from 'fontkit';
import { boldLatin } from './printed-documents/fonts.ts';

type LogoShape = 'disc' | 'square' | 'hexagon' | 'shield' | 'diamond' | 'ring' | 'arch';

export type LogoMark = readonly [initials: string, shape: LogoShape];

const outlines: Readonly<Record<LogoShape, string>> = {
  disc: '<circle cx="48" cy="48" r="46"/>',
  square: '<rect x="3" y="3" width="90" height="90" rx="20"/>',
  hexagon: '<path d="M48 2 88 25v46L48 94 8 71V25Z"/>',
  shield: '<path d="M48 2 88 14v34c0 24-17 38-40 46C25 86 8 72 8 48V14Z"/>',
  diamond: '<rect x="15" y="15" width="66" height="66" rx="10" transform="rotate(45 48 48)"/>',
  ring: '<circle cx="48" cy="48" r="46"/>',
  arch: '<path d="M6 94V46a42 42 0 0 1 84 0v48Z"/>',
};

const ornaments: Readonly<Record<LogoShape, string>> = {
  disc: '<path d="M12 68a40 40 0 0 0 72 0Z"/>',
  square: '<path d="M3 73V73a20 20 0 0 0 20 20h50a20 20 0 0 0 20-20v-3L3 78Z"/>',
  hexagon: '<path d="M8 71 48 94 88 71 48 66Z"/>',
  shield: '<path d="M48 94c23-8 40-22 40-46v-4C70 60 30 76 17 74c8 9 18 15 31 20Z"/>',
  diamond: '<circle cx="48" cy="76" r="7"/>',
  ring: '<path d="M48 8a40 40 0 1 1 0 80 40 40 0 0 1 0-80Zm0 5a35 35 0 1 0 0 70 35 35 0 0 0 0-70Z"/>',
  arch: '<path d="M6 82h84v12H6Z"/>',
};

const font = create(boldLatin()) as Font;

/** Letters as outlines: as text they would depend on installed fonts. */
function letters(text: string, size: number, [x, y]: readonly [number, number]): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions, advanceWidth } = font.layout(text);
  let left = x - (advanceWidth * scale) / 2;
  const baseline = y + (font.capHeight * scale) / 2;
  const outline = glyphs.map(({ path }, index) => {
    const drawn = path.scale(scale, -scale).translate(left, baseline).toSVG();
    left += (positions[index]?.xAdvance ?? 0) * scale;
    return drawn;
  });
  return `<path d="${outline.join('')}"/>`;
}

/** A logo of the company's initials: a shape in its colour, an ornament and legible letters. */
export function logoSvg([initials, shape]: LogoMark, brandColor: string): string {
  const ink = isLight(brandColor) ? '#1b1b1f' : '#ffffff';
  const size = initials.length > 2 ? 27 : 34;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">',
    `<g fill="${brandColor}">${outlines[shape]}</g>`,
    `<g fill="${ink}" opacity="0.22">${ornaments[shape]}</g>`,
    `<g fill="${ink}">${letters(initials, size, [48, shape === 'arch' ? 60 : 50])}</g>`,
    '</svg>',
  ].join('');
}

/** Rec. 601 brightness, which is enough to choose black or white letters. */
function isLight(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  return red * 299 + green * 587 + blue * 114 > 150_000;
}
