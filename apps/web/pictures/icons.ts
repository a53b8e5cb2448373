import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const publicFolder = join(import.meta.dirname, '..', 'public');
const sign = readFileSync(join(publicFolder, 'favicon.svg'), 'utf8');

/** A launcher may cut an icon to any shape within a circle of 80 %: the ground reaches the edges, the letter does not. */
function asMaskable(svg: string): string {
  const letter = svg.replace(/^.*?<rect[^>]*>/s, '').replace('</svg>', '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#1f4b8f"/><g transform="translate(16 16) scale(0.72) translate(-16 -16.5)">${letter}</g></svg>`;
}

const drawn = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 72 * (size / 32) * 2 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true });

const draw = (svg: string, size: number, name: string) => drawn(svg, size).toFile(join(publicFolder, name));

/** For whoever asks for no other than this one: a drawing in the frame of an icon file. */
async function drawFavicon(size: number): Promise<void> {
  const drawing = await drawn(sign, size).toBuffer();
  const frame = Buffer.alloc(22);
  frame.writeUInt16LE(1, 2); // An icon,
  frame.writeUInt16LE(1, 4); // of one drawing,
  frame.writeUInt8(size, 6); // as wide
  frame.writeUInt8(size, 7); // as it is high,
  frame.writeUInt16LE(1, 10); // in one plane
  frame.writeUInt16LE(32, 12); // of that many bits for a point,
  frame.writeUInt32LE(drawing.length, 14); // that long,
  frame.writeUInt32LE(frame.length, 18); // and beginning there.
  writeFileSync(join(publicFolder, 'favicon.ico'), Buffer.concat([frame, drawing]));
}

/** The sign of the site for launchers and home screens, from the one drawing. */
export async function drawIcons(): Promise<void> {
  await draw(sign, 192, 'icon-192.png');
  await draw(sign, 512, 'icon-512.png');
  await draw(asMaskable(sign), 512, 'icon-maskable.png');
  // iOS rounds the corners itself and shows what is transparent in black.
  await draw(asMaskable(sign), 180, 'apple-touch-icon.png');
  await drawFavicon(32);
}
