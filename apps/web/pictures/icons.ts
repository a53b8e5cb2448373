import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const publicFolder = join(import.meta.dirname, '..', 'public');
const sign = readFileSync(join(publicFolder, 'favicon.svg'), 'utf8');

/**
 * A launcher may cut an icon to any shape within a circle of 80 %: the background reaches the edges, the letter stays
 * inside.
 */
function asMaskable(svg: string): string {
  const letter = svg.replace(/^.*?<rect[^>]*>/s, '').replace('</svg>', '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#1f4b8f"/><g transform="translate(16 16) scale(0.72) translate(-16 -16.5)">${letter}</g></svg>`;
}

const drawn = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 72 * (size / 32) * 2 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true });

const draw = (svg: string, size: number, name: string) => drawn(svg, size).toFile(join(publicFolder, name));

/** For clients that only request favicon.ico: a PNG in an icon file. */
async function drawFavicon(size: number): Promise<void> {
  const drawing = await drawn(sign, size).toBuffer();
  const frame = Buffer.alloc(22);
  frame.writeUInt16LE(1, 2); // Type: icon
  frame.writeUInt16LE(1, 4); // Number of images
  frame.writeUInt8(size, 6); // Width
  frame.writeUInt8(size, 7); // Height
  frame.writeUInt16LE(1, 10); // Colour planes
  frame.writeUInt16LE(32, 12); // Bits per pixel
  frame.writeUInt32LE(drawing.length, 14); // Size of the image
  frame.writeUInt32LE(frame.length, 18); // Offset of the image
  writeFileSync(join(publicFolder, 'favicon.ico'), Buffer.concat([frame, drawing]));
}

/** The site's icons for launchers and home screens, from one drawing. */
export async function drawIcons(): Promise<void> {
  await draw(sign, 192, 'icon-192.png');
  await draw(sign, 512, 'icon-512.png');
  await draw(asMaskable(sign), 512, 'icon-maskable.png');
  // iOS rounds corners itself and shows transparency as black.
  await draw(asMaskable(sign), 180, 'apple-touch-icon.png');
  await drawFavicon(32);
}
