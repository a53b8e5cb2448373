import { afterEach } from 'vitest';
import { cdp } from 'vitest/browser';

/** What tells one of several from the others. */
const marks = [
  '[aria-selected="true"]',
  '[aria-pressed="true"]',
  '[aria-current]:not([aria-current="false"])',
  '[aria-checked="true"]',
  '[data-active]',
  ':checked',
];

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

/** A ground of the page's own colour is not seen, nor is one that lets it through. */
const onPage = (color: string) => (/, 0\)$/.test(color) ? getComputedStyle(document.body).backgroundColor : color);

function appearanceOf(element: Element, pseudo?: string): string {
  const style = getComputedStyle(element, pseudo);
  return [onPage(style.backgroundColor), ...seen.map((property) => style.getPropertyValue(property))].join();
}

/** How an element looks, with all that is in it. */
const looksOf = (branch: Element) =>
  [branch, ...branch.querySelectorAll('*')]
    .flatMap((element) => [undefined, '::before', '::after'].map((pseudo) => appearanceOf(element, pseudo)))
    .join('\n');

/** The largest part of the page that holds the one and not the other. */
function branchOf(element: Element, other: Element): Element {
  let branch = element;
  while (branch.parentElement && !branch.parentElement.contains(other)) branch = branch.parentElement;
  return branch;
}

/** A few are enough: all the others look the same. */
const othersLike = (element: Element, mark: string) =>
  [...document.getElementsByClassName(element.className)]
    .filter((other) => other.tagName === element.tagName && !other.matches(mark) && other.checkVisibility())
    .slice(0, 3);

/** The browser sees to its own check mark, of which no style tells. */
const isOurs = (element: Element) =>
  !(element instanceof HTMLInputElement) || getComputedStyle(element).appearance === 'none';

/** Of what is rendered: nothing is seen of what a closed part of the page holds. */
const pairsOf = (mark: string) =>
  [...document.querySelectorAll(mark)]
    .filter((element) => isOurs(element) && element.checkVisibility())
    .flatMap((element) => othersLike(element, mark).map((other) => ({ mark, element, other })));

const emulate = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

/** In the few colours of the reader's system, too, what is chosen looks different from what is not. */
afterEach(async () => {
  const pairs = marks.flatMap(pairsOf);
  if (pairs.length === 0) return;
  await emulate('active');
  try {
    const alike = pairs.filter(
      ({ element, other }) => looksOf(branchOf(element, other)) === looksOf(branchOf(other, element)),
    );
    const [first] = alike;
    if (first) throw new Error(`In forced colours ${first.mark} is not seen: ${first.element.outerHTML.slice(0, 200)}`);
  } finally {
    await emulate('none');
  }
});
