import { type Locale, languages } from '@awaj/i18n';

/** Whether a page in the language is in Ethiopic letters: its own name is. */
export const isEthiopic = (locale: Locale): boolean => /\p{Script=Ethiopic}/u.test(languages[locale].name);

/** As long as a browser waits for a font by itself. */
const patienceMs = 3_000;

const load = (family: string): string => `document.fonts.load("1em '${family}'", 'ሀ')`;

/**
 * Runs behind the style. A device without Ethiopic letters would draw the page in empty boxes and move it when ours
 * come: there the font is asked for before anything is laid out, and the page is shown with it. Others wait for nothing.
 */
export const earlyLetters = `
${load('Ethiopic on device')}.catch(function () {
  var root = document.documentElement;
  function show() { delete root.dataset.letters }
  root.dataset.letters = 'awaited';
  ${load('Noto Sans Ethiopic Variable')}.then(show, show);
  setTimeout(show, ${patienceMs});
})`;
