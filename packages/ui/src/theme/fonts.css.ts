import { globalFontFace } from '@vanilla-extract/css';

const file = (name: string) => `url('./fonts/${name}.woff2') format('woff2')`;
const local = (...names: string[]) => names.map((name) => `local('${name}')`).join(', ');

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+FEFF, U+FFFD';
const ethiopic = 'U+1200-137F';
const moreEthiopic = 'U+1380-139F, U+2D80-2DDF, U+AB01-AB2F';

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** Above and below the baseline Inter takes these shares of an em. A face set to `width` gets the same line boxes. */
const likeInter = (width: number) => ({
  sizeAdjust: percent(width),
  ascentOverride: percent(0.96875 / width),
  descentOverride: percent(0.24121 / width),
  lineGapOverride: '0%',
});

const inter = { src: file('inter'), fontWeight: '400 700', unicodeRange: latin };
globalFontFace('Inter Variable', { ...inter, fontDisplay: 'swap' });
/** Shown only where the browser has it at hand: a page that is open is never drawn again for it. */
globalFontFace('Stored Inter', { ...inter, fontDisplay: 'optional' });

interface Cut {
  names: readonly string[];
  /** How wide Inter is beside it, on average over an English notice. Bold ones differ enough to be measured. */
  width: number;
}

/** Until Inter is there, a font of the device takes the same room, so that nothing moves when it comes. */
const standIn = (name: string, regular: Cut, bold: Cut) =>
  globalFontFace(name, [
    { src: local(...regular.names), fontWeight: '100 500', unicodeRange: latin, ...likeInter(regular.width) },
    { src: local(...bold.names), fontWeight: '501 900', unicodeRange: latin, ...likeInter(bold.width) },
  ]);

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

/** As large as drawn: any smaller, a title in Amharic looks smaller than one in English beside it. */
const syllables = 1;

// Each fetched only by a page that shows one of its letters.
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
/** Up to here the weight of text is regular; headings, titles and buttons are above. */
const regular = { ...onDevice, fontWeight: '100 500' };
const bold = { ...onDevice, fontWeight: '501 900' };

// Android and Linux, Windows, Apple's: browsers know a font by its full name alone.
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
// Nyala and some phones have no bold. The browser thickens the letters of a face that is declared as regular alone: of
// ours this is the only one, so that no Latin letter is ever thickened.
globalFontFace('Thickened Ethiopic on device', { src: regularOnDevice, ...regular });
