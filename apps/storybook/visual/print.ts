import type { Page } from 'playwright';

/** An error if the story does not print completely on this number of sheets. */
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
