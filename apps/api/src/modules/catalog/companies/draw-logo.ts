/** Twice the largest place that a page has for it, for screens with small dots. */
const sidePx = 144;

/** `null` for what cannot be drawn. The library is loaded with the first one, so that no start waits for it. */
async function draw(svg: string): Promise<Buffer | null> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg))
    .resize(sidePx, sidePx, { fit: 'contain', background: 'transparent' })
    .webp({ lossless: true })
    .toBuffer()
    .catch(() => null);
}

/**
 * Makes dots of the drawing that a company gave. To a browser each drawing is a document with a layout of its own, and
 * a row of ten holds up a slow phone just after its first picture. And whoever sent it: dots run no script.
 */
export function createLogoDrawer() {
  const drawn = new Map<number, { svg: string; picture: Promise<Buffer | null> }>();
  return (companyId: number, svg: string): Promise<Buffer | null> => {
    const last = drawn.get(companyId);
    if (last?.svg === svg) return last.picture;
    const picture = draw(svg);
    drawn.set(companyId, { svg, picture });
    return picture;
  };
}
