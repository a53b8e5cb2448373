import type { Page } from 'playwright';

/** What is wrong with the paper that the story shown prints on, which is to be so many sheets with all of it. */
export async function problemsOnPaper(page: Page, wanted: number): Promise<string[]> {
  const paper = await page.pdf({ preferCSSPageSize: true });
  const sheets = paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  await page.emulateMedia({ media: 'print' });
  const isCut = await page.evaluate(() => {
    const sheet = document.querySelector('article');
    return !sheet || sheet.scrollHeight > sheet.clientHeight || sheet.scrollWidth > sheet.clientWidth;
  });
  await page.emulateMedia({ media: null });
  return [
    ...(sheets === wanted ? [] : [`It prints on ${sheets} sheets and not on ${wanted}.`]),
    ...(isCut ? ['What it prints on cuts a part of it off.'] : []),
  ];
}
