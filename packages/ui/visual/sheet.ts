import sharp from 'sharp';

/** Goes on with its last line: where a picture of one machine is a pixel higher, there is its background all the same. */
const asHighAs = (picture: Buffer, missing: number): Promise<Buffer> =>
  sharp(picture).extend({ bottom: missing, extendWith: 'copy' }).toBuffer();

/** The pictures of one story, side by side. */
export async function makeSheet(pictures: readonly Buffer[]): Promise<Buffer> {
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  const height = Math.max(...sizes.map((size) => size.height));
  const lefts = sizes.map((_, place) => sizes.slice(0, place).reduce((sum, size) => sum + size.width, 0));
  const width = sizes.reduce((sum, size) => sum + size.width, 0);
  const filled = await Promise.all(
    pictures.map((picture, place) => asHighAs(picture, height - (sizes[place]?.height ?? height))),
  );
  const layers = filled.map((input, place) => ({ input, left: lefts[place] ?? 0, top: 0 }));
  return sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .composite(layers)
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Without loss: pictures of flat colours are no smaller with it, and colours would run at their edges. */
export const forStoring = (sheet: Buffer): Promise<Buffer> =>
  sharp(sheet).webp({ lossless: true, effort: 5 }).toBuffer();
