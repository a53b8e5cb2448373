import { afterEach } from 'vitest';
import { cdp } from 'vitest/browser';

/** Selectors of the chosen one among several elements. */
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

/** The visible background: a transparent one shows the colour of the page. */
const onPage = (color: string) => (/, 0\)$/.test(color) ? getComputedStyle(document.body).backgroundColor : color);

function appearanceOf(element: Element, pseudo?: string): string {
  const style = getComputedStyle(element, pseudo);
  return [onPage(style.backgroundColor), ...seen.map((property) => style.getPropertyValue(property))].join();
}

/** The look of an element and its descendants. */
const looksOf = (branch: Element) =>
  [branch, ...branch.querySelectorAll('*')]
    .flatMap((element) => [undefined, '::before', '::after'].map((pseudo) => appearanceOf(element, pseudo)))
    .join('\n');

/** The largest ancestor that contains one element but not the other. */
function branchOf(element: Element, other: Element): Element {
  let branch = element;
  while (branch.parentElement && !branch.parentElement.contains(other)) branch = branch.parentElement;
  return branch;
}

/** A few elements that are not chosen; the rest look the same. */
const othersLike = (element: Element, mark: string) =>
  [...document.getElementsByClassName(element.className)]
    .filter((other) => other.tagName === element.tagName && !other.matches(mark) && other.checkVisibility())
    .slice(0, 3);

/** The browser draws native check marks, and no computed style describes them. */
const isOurs = (element: Element) =>
  !(element instanceof HTMLInputElement) || getComputedStyle(element).appearance === 'none';

/** Visible pairs only, because elements in a closed part of the page have no look. */
const pairsOf = (mark: string) =>
  [...document.querySelectorAll(mark)]
    .filter((element) => isOurs(element) && element.checkVisibility())
    .flatMap((element) => othersLike(element, mark).map((other) => ({ mark, element, other })));

const emulate = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

/** Chosen elements look different from others in forced colours, too. */
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
