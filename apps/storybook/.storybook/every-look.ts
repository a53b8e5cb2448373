import { type StoryTheme, showTheme, storyThemes } from '@awaj/ui/workshop/story-theme';
import type { Preview } from '@storybook/react-vite';
import axe from 'axe-core';
import { overrideLanguage } from './language.ts';

export const isTestRun = import.meta.env.VITEST_STORYBOOK !== undefined;

/** Only violations: describing passed elements takes longer than checking them. */
export const resultTypes: ['violations'] = ['violations'];
const contrast: axe.RunOptions = { runOnly: ['color-contrast'], resultTypes };
/** Rules for whole pages. A component has no landmarks, and its frame has no title. */
const wholePage = ['region', 'landmark-one-main', 'page-has-heading-one', 'document-title', 'html-has-lang', 'bypass'];
const everything: axe.RunOptions = {
  resultTypes,
  rules: Object.fromEntries(wholePage.map((rule) => [rule, { enabled: false }])),
};

const endAnimations = () => {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
};

async function violations(look: string, options: axe.RunOptions): Promise<string[]> {
  endAnimations();
  const result = await axe.run(document.body, options);
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${look}, ${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

// biome-ignore lint/performance/useDomNodeTextContent: only visible text, without the scripts of the page
const words = () => document.body.innerText;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/**
 * The accessibility addon has checked the story in the look of the toolbar. This checks it completely in the other
 * language, and only its contrast in the other themes, which differ only in colours. So all looks take little more time
 * than two.
 */
export const checkEveryLook: NonNullable<Preview['afterEach']> = async ({ globals, parameters }) => {
  if (!isTestRun || parameters.a11y?.disable) return;
  const own = globals.theme as StoryTheme;
  const english = words();
  const found: string[] = [];
  for (const theme of storyThemes.filter((each) => each !== own)) {
    showTheme(theme);
    found.push(...(await violations(theme, contrast)));
  }
  showTheme(own);
  overrideLanguage('am');
  await nextFrame();
  if (/[A-Za-z]{2}/.test(english) && !/[ሀ-፼]/.test(words())) found.push('It has no words in Amharic.');
  found.push(...(await violations('Amharic', everything)));
  overrideLanguage(null);
  if (found.length > 0) throw new Error(`Not right in another look:\n${found.join('\n')}`);
};
