import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const publicFolder = join(import.meta.dirname, '..', 'public');
const sign = readFileSync(join(publicFolder, 'favicon.svg'), 'utf8');

/** A launcher may cut an icon to any shape within a circle of 80 %: the ground reaches the edges, the letter does not. */
function asMaskable(svg: string): string {
  const letter = svg.replace(/^.*?<rect[^>]*>/s, '').replace('</svg>', '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#1f4b8f"/><g transform="translate(16 16) scale(0.72) translate(-16 -16.5)">${letter}</g></svg>`;
}

const draw = (svg: string, size: number, name: string) =>
  sharp(Buffer.from(svg), { density: 72 * (size / 32) * 2 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(publicFolder, name));

/** The sign of the site for launchers and home screens, from the one drawing. */
export async function drawIcons(): Promise<void> {
  await draw(sign, 192, 'icon-192.png');
  await draw(sign, 512, 'icon-512.png');
  await draw(asMaskable(sign), 512, 'icon-maskable.png');
  // iOS rounds the corners itself and shows what is transparent in black.
  await draw(asMaskable(sign), 180, 'apple-touch-icon.png');
}
