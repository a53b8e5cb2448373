import { type Locale, languages } from '@awaj/i18n';

/** Whether a page's language uses Ethiopic letters, judged by the language's own name. */
export const isEthiopic = (locale: Locale): boolean => /\p{Script=Ethiopic}/u.test(languages[locale].name);

/** Browsers wait for a font this long. */
const timeoutMs = 3_000;

const load = (family: string): string => `document.fonts.load("1em '${family}'", 'ሀ')`;

/**
 * Runs after the style. A device without Ethiopic letters would show empty boxes and move the page when our font
 * arrives. There, the font is requested before layout, and the page is shown with it. Other devices wait for nothing.
 */
export const earlyLetters = `
${load('Ethiopic on device')}.catch(function () {
  var root = document.documentElement;
  function show() { delete root.dataset.letters }
  root.dataset.letters = 'awaited';
  ${load('Noto Sans Ethiopic Variable')}.then(show, show);
  setTimeout(show, ${timeoutMs});
})`;
