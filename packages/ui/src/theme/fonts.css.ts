import { globalFontFace } from '@vanilla-extract/css';

const file = (name: string) => `url('./fonts/${name}.woff2') format('woff2')`;
const local = (...names: string[]) => names.map((name) => `local('${name}')`).join(', ');

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+FEFF, U+FFFD';
const ethiopic = 'U+1200-137F';
const moreEthiopic = 'U+1380-139F, U+2D80-2DDF, U+AB01-AB2F';

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** Inter's ascent and descent, as shares of an em. Scaled by `width`, another font gets the same line boxes. */
const likeInter = (width: number) => ({
  sizeAdjust: percent(width),
  ascentOverride: percent(0.96875 / width),
  descentOverride: percent(0.24121 / width),
  lineGapOverride: '0%',
});

const inter = { src: file('inter'), fontWeight: '400 700', unicodeRange: latin };
globalFontFace('Inter Variable', { ...inter, fontDisplay: 'swap' });
/** `optional`: used only if it is already cached, so that an open page is never repainted for it. */
globalFontFace('Stored Inter', { ...inter, fontDisplay: 'optional' });

interface Cut {
  names: readonly string[];
  /** Inter's average width relative to this font, over an English notice. Bold is measured separately. */
  width: number;
}

/** Ethiopic letters are all as tall as capitals: among them Latin letters look as large at this size. */
const amongEthiopic = 0.95;
globalFontFace('Stored Inter among Ethiopic', { ...inter, fontDisplay: 'optional', ...likeInter(amongEthiopic) });

/** A font of the device with Inter's metrics, so that nothing moves when Inter arrives. */
const standIn = (name: string, regular: Cut, bold: Cut) => {
  const faces = (size: number) => [
    { src: local(...regular.names), fontWeight: '100 500', unicodeRange: latin, ...likeInter(regular.width * size) },
    { src: local(...bold.names), fontWeight: '501 900', unicodeRange: latin, ...likeInter(bold.width * size) },
  ];
  globalFontFace(name, faces(1));
  globalFontFace(`${name} among Ethiopic`, faces(amongEthiopic));
};

standIn(
  'Inter on Roboto',
  { names: ['Roboto'], width: 1.0679 },
  { names: ['Roboto Bold', 'Roboto-Bold'], width: 1.0747 },
);
standIn(
  'Inter on Arial',
  { names: ['Arial', 'Liberation Sans', 'Arimo'], width: 1.0729 },
  { names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'], width: 1.0104 },
);
standIn(
  'Inter on DejaVu',
  { names: ['DejaVu Sans'], width: 0.9552 },
  { names: ['DejaVu Sans Bold', 'DejaVuSans-Bold'], width: 0.8547 },
);

/** Not scaled down: otherwise an Amharic title looks smaller than an English one beside it. */
const syllables = 1;

// A page fetches each only if it shows one of its letters.
globalFontFace('Noto Sans Ethiopic Variable', [
  {
    src: file('ethiopic'),
    fontWeight: '400 700',
    fontDisplay: 'swap',
    unicodeRange: ethiopic,
    ...likeInter(syllables),
  },
  {
    src: file('ethiopic-more'),
    fontWeight: '400 700',
    fontDisplay: 'swap',
    unicodeRange: moreEthiopic,
    ...likeInter(syllables),
  },
]);
const onDevice = { unicodeRange: `${ethiopic}, ${moreEthiopic}`, ...likeInter(syllables) };
/** The weight of plain text; headings, titles and buttons are above it. */
const regular = { ...onDevice, fontWeight: '100 500' };
const bold = { ...onDevice, fontWeight: '501 900' };

// Android and Linux, Windows, Apple: browsers find a font only by its full name.
const regularOnDevice = local(
  'Noto Sans Ethiopic Regular',
  'NotoSansEthiopic-Regular',
  'Noto Sans Ethiopic',
  'Ebrima',
  'Nyala',
  'Kefa Regular',
  'Kefa-Regular',
  'Kefa',
  'Abyssinica SIL',
);
const boldOnDevice = local(
  'Noto Sans Ethiopic Bold',
  'NotoSansEthiopic-Bold',
  'Ebrima Bold',
  'Ebrima-Bold',
  'Kefa Bold',
  'Kefa-Bold',
  'Abyssinica SIL Bold',
);
globalFontFace('Ethiopic on device', [
  { src: regularOnDevice, ...regular },
  { src: boldOnDevice, ...bold },
]);
// Nyala and some phones have no bold weight. The browser thickens the letters of a face declared only as regular. This
// is our only such face, so that Latin letters are never thickened.
globalFontFace('Thickened Ethiopic on device', { src: regularOnDevice, ...regular });
