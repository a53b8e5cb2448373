// Looks for accessibility violations of a story in both languages and all themes.
import { storyThemes } from '@awaj/ui/workshop/story-theme';
import type axeCore from 'axe-core';
import type { Page } from 'playwright';
import type { Shot } from './looks.ts';
import { showIn } from './storybook-page.ts';
import { atRest } from './take.ts';

declare const axe: typeof axeCore;

/** Only violations: describing passed elements takes longer than checking them. */
const resultTypes: ['violations'] = ['violations'];
const contrast: axeCore.RunOptions = { resultTypes, runOnly: ['color-contrast'] };
/** A component is no page, so its content is in no landmark. */
const everything: axeCore.RunOptions = { resultTypes, rules: { region: { enabled: false } } };

const violations = (page: Page, look: string, options: axeCore.RunOptions): Promise<string[]> =>
  page.evaluate(
    async ([look, options]) => {
      // They are added with each story and axe reads all elements, so it would take longer from story to story.
      for (const link of document.querySelectorAll('link[rel="modulepreload"]')) link.remove();
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
      const { violations } = await axe.run(document.body, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${look}, ${id}: ${target.join(' ')}: ${failureSummary}`),
      );
    },
    [look, options] as const,
  );

// biome-ignore lint/performance/useDomNodeTextContent: only visible text, without the scripts of the page
const words = (page: Page): Promise<string> => page.innerText('body');

/**
 * Checks the shown story completely in both languages, but only its contrast in the other themes, which differ only in
 * colours. So all looks take little more time than two.
 */
export async function findViolations(page: Page, { view }: Shot): Promise<string[]> {
  const english = await words(page);
  const found = await violations(page, view.theme, everything);
  for (const theme of storyThemes.filter((each) => each !== view.theme)) {
    await showIn(page, { ...view, theme });
    found.push(...(await violations(page, theme, contrast)));
  }
  await showIn(page, { ...view, locale: 'am' });
  await atRest(page);
  if (/[A-Za-z]{2}/.test(english) && !/[ሀ-፼]/.test(await words(page))) found.push('It has no words in Amharic.');
  found.push(...(await violations(page, 'Amharic', everything)));
  return found;
}
