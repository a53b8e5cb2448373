import sharp from 'sharp';
import { expect, it } from 'vitest';
import { compare } from './compare.ts';

interface Drawing {
  left?: number;
  color?: string;
  height?: number;
  text?: string;
}

/** A page with a button that contains a word. */
const draw = ({ left = 24, color = '#1e4b8d', height = 96, text = 'Save' }: Drawing = {}): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="200" height="${height}">
      <rect width="200" height="${height}" fill="#fff"/>
      <rect x="${left}" y="24" width="120" height="40" rx="8" fill="${color}"/>
      <text x="${left + 40}" y="49" font-family="sans-serif" font-size="16" fill="#fff">${text}</text>
    </svg>`),
  )
    .png()
    .toBuffer();

it('a picture equals itself after it was stored with loss', async () => {
  const stored = await sharp(await draw())
    .webp({ quality: 60 })
    .toBuffer();
  await expect(compare(stored, await draw())).resolves.toEqual({ kind: 'same' });
});

it('a picture with softer letters, as another machine draws them, is the same', async () => {
  const soft = await sharp(await draw())
    .blur(0.6)
    .png()
    .toBuffer();
  await expect(compare(await draw(), soft)).resolves.toEqual({ kind: 'same' });
});

it.each([
  ['moved by four pixels', { left: 28 }],
  ['in a colour close to it', { color: '#3f6fb5' }],
  ['without its word', { text: '' }],
] satisfies [string, Drawing][])('a picture with a button %s is different', async (_what, drawing) => {
  const result = await compare(await draw(), await draw(drawing));
  expect(result.kind).toBe('changed');
});

it('a picture with a field that became narrower is different, although its lines are thin', async () => {
  const field = (width: number) =>
    sharp(
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="96"><rect width="640" height="96" fill="#fff"/>
        <rect x="8.5" y="24.5" width="${width}" height="40" rx="8" fill="none" stroke="#8a94a3"/></svg>`),
    )
      .png()
      .toBuffer();
  expect((await compare(await field(600), await field(400))).kind).toBe('changed');
});

it('a picture with a grown layout is reported with both sizes', async () => {
  await expect(compare(await draw(), await draw({ height: 128 }))).resolves.toEqual({
    kind: 'resized',
    stored: '200 × 96',
    now: '200 × 128',
  });
});
