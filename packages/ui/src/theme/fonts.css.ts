import { globalFontFace } from '@vanilla-extract/css';

const files = (font: string, name: string) => `url('@fontsource-variable/${font}/files/${name}.woff2') format('woff2')`;

globalFontFace('Inter Variable', {
  src: files('inter', 'inter-latin-wght-normal'),
  fontWeight: '100 900',
  fontDisplay: 'swap',
  unicodeRange:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2212, U+FEFF, U+FFFD',
});

// Fetched only by a page that shows one of these letters.
globalFontFace('Noto Sans Ethiopic Variable', {
  src: files('noto-sans-ethiopic', 'noto-sans-ethiopic-ethiopic-wght-normal'),
  fontWeight: '100 900',
  fontDisplay: 'swap',
  // A little smaller than drawn, so that titles in both scripts look even in one list.
  sizeAdjust: '94%',
  unicodeRange: 'U+1200-1399, U+2D80-2DDE, U+AB01-AB2E',
});

// What stands in until Inter is there takes the same room, so that nothing moves when it comes.
globalFontFace('Inter Fallback', {
  src: "local('Arial'), local('Liberation Sans'), local('Roboto')",
  sizeAdjust: '107%',
  ascentOverride: '90%',
  descentOverride: '22.5%',
  lineGapOverride: '0%',
});
