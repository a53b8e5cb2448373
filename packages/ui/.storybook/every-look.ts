import type { Preview } from '@storybook/react-vite';
import axe from 'axe-core';
import { type StoryTheme, showTheme, storyThemes } from './story-theme.ts';

/**
 * Every story is checked whole in its own theme. The others differ from it in nothing but colours, so that there the
 * contrast alone is checked, on the same page: four themes for the price of little more than one.
 */
export const checkOtherThemes: NonNullable<Preview['afterEach']> = async ({ globals, parameters, canvasElement }) => {
  const isTestRun = import.meta.env.VITEST_STORYBOOK !== undefined;
  if (!isTestRun || parameters.a11y?.disable) return;
  const own = globals.theme as StoryTheme;
  const found: string[] = [];
  for (const theme of storyThemes.filter((each) => each !== own)) {
    showTheme(theme);
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    const { violations } = await axe.run(canvasElement, { runOnly: ['color-contrast'] });
    for (const { target, failureSummary } of violations.flatMap(({ nodes }) => nodes))
      found.push(`${theme}: ${target.join(' ')}: ${failureSummary}`);
  }
  showTheme(own);
  if (found.length > 0) throw new Error(`Not enough contrast in another theme:\n${found.join('\n')}`);
};
