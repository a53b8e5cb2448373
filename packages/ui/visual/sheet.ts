import sharp from 'sharp';

/** The pictures of one story, side by side, at half their size: enough to see a change, little enough to store. */
export async function makeSheet(pictures: readonly Buffer[]): Promise<Buffer> {
  const scaled = await Promise.all(
    pictures.map(async (picture) => {
      const { width = 0 } = await sharp(picture).metadata();
      return sharp(picture)
        .resize({ width: Math.round(width / 2) })
        .toBuffer({ resolveWithObject: true });
    }),
  );
  const width = Math.max(...scaled.map(({ info }) => info.width));
  const height = Math.max(...scaled.map(({ info }) => info.height));
  const layers = scaled.map(({ data }, place) => ({ input: data, left: place * width, top: 0 }));
  return sharp({ create: { width: width * scaled.length, height, channels: 3, background: '#808080' } })
    .composite(layers)
    .png()
    .toBuffer();
}

export const forStoring = (sheet: Buffer): Promise<Buffer> => sharp(sheet).webp({ quality: 60, effort: 5 }).toBuffer();
