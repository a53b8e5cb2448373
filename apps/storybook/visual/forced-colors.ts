import type { Page } from 'playwright';

/** Selectors of the chosen one among several elements. */
const marks = [
  '[aria-selected="true"]',
  '[aria-pressed="true"]',
  '[aria-current]:not([aria-current="false"])',
  '[aria-checked="true"]',
  '[data-active]',
  ':checked',
];

/** Runs in the page. Finds a chosen element that looks like the others. */
function findUnseen(marks: readonly string[]): string | null {
  const seen = [
    'border-block-start-color',
    'border-block-end-color',
    'border-inline-start-color',
    'border-block-start-style',
    'border-block-end-width',
    'border-inline-start-width',
    'color',
    'font-weight',
    'outline-color',
    'outline-style',
    'text-decoration-line',
  ];
  /** The visible background: a transparent one shows the colour of the page. */
  const onPage = (color: string) => (/, 0\)$/.test(color) ? getComputedStyle(document.body).backgroundColor : color);
  const appearanceOf = (element: Element, pseudo?: string) => {
    const style = getComputedStyle(element, pseudo);
    return [onPage(style.backgroundColor), ...seen.map((property) => style.getPropertyValue(property))].join();
  };
  /** The look of an element and its descendants. */
  const looksOf = (branch: Element) =>
    [branch, ...branch.querySelectorAll('*')]
      .flatMap((element) => [undefined, '::before', '::after'].map((pseudo) => appearanceOf(element, pseudo)))
      .join('\n');
  /** The largest ancestor that contains one element but not the other. */
  const branchOf = (element: Element, other: Element) => {
    let branch = element;
    while (branch.parentElement && !branch.parentElement.contains(other)) branch = branch.parentElement;
    return branch;
  };
  /** A few elements that are not chosen; the rest look the same. */
  const othersLike = (element: Element, mark: string) =>
    [...document.getElementsByClassName(element.className)]
      .filter((other) => other.tagName === element.tagName && !other.matches(mark) && other.checkVisibility())
      .slice(0, 3);
  /** The browser draws native check marks, and no computed style describes them. */
  const isOurs = (element: Element) =>
    !(element instanceof HTMLInputElement) || getComputedStyle(element).appearance === 'none';
  for (const mark of marks)
    for (const element of document.querySelectorAll(mark)) {
      // Elements in a closed part of the page have no look.
      if (!isOurs(element) || !element.checkVisibility()) continue;
      const isAlike = (other: Element) => looksOf(branchOf(element, other)) === looksOf(branchOf(other, element));
      if (othersLike(element, mark).some(isAlike)) return `${mark} is not seen: ${element.outerHTML.slice(0, 200)}`;
    }
  return null;
}

/** Chosen elements of the shown story look different from others in forced colours, too. */
export async function problemsInForcedColors(page: Page): Promise<string[]> {
  if ((await page.locator(marks.join()).count()) === 0) return [];
  await page.emulateMedia({ forcedColors: 'active' });
  const unseen = await page.evaluate(findUnseen, marks);
  await page.emulateMedia({ forcedColors: 'none' });
  return unseen === null ? [] : [`In forced colours ${unseen}`];
}
