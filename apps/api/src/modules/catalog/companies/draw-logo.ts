/** Twice the largest size on a page, for high-density screens. */
const sidePx = 144;

/** Null if it cannot be rendered. The library is loaded with the first logo, so that it does not delay the start. */
async function render(svg: string): Promise<Buffer | null> {
  const { default: sharp } = await import('sharp');
  const drawing = sharp(Buffer.from(svg)).resize(sidePx, sidePx, { fit: 'contain', background: 'transparent' });
  // Logos have few colours. Those of a palette, without loss, take half the bytes of all shades of their edges.
  const inFewColors = drawing.png({ palette: true, quality: 90, dither: 0 }).toBuffer();
  return inFewColors.then((png) => sharp(png).webp({ lossless: true, effort: 6 }).toBuffer()).catch(() => null);
}

/**
 * Renders the SVG of a company as a bitmap. A browser lays out each SVG as a document, and ten of them slow a phone
 * down just after the first paint. A bitmap also runs no script, whoever sent it.
 */
export function createLogoDrawer() {
  const drawn = new Map<number, { svg: string; picture: Promise<Buffer | null> }>();
  return (companyId: number, svg: string): Promise<Buffer | null> => {
    const last = drawn.get(companyId);
    if (last?.svg === svg) return last.picture;
    const picture = render(svg);
    drawn.set(companyId, { svg, picture });
    return picture;
  };
}
