/** In the order in which they were opened: only the last one has the focus. */
const scrims: HTMLElement[] = [];

/** The page stands still, and keeps the room of a scroll bar that goes away meanwhile. */
function holdStill(): void {
  const page = document.documentElement;
  if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
  page.style.overflow = 'hidden';
}

function letScroll(): void {
  const { style } = document.documentElement;
  style.removeProperty('overflow');
  style.removeProperty('scrollbar-gutter');
}

/** Everything in the page that does not hold this part of it. */
function besides(part: HTMLElement): Element[] {
  const found: Element[] = [];
  for (let inner: Element = part; inner.parentElement && inner !== document.body; inner = inner.parentElement)
    found.push(...[...inner.parentElement.children].filter((child) => child !== inner));
  return found;
}

function hideFromReaders(parts: readonly Element[]): () => void {
  const hidden = parts.filter((part) => !part.hasAttribute('aria-hidden'));
  for (const part of hidden) part.setAttribute('aria-hidden', 'true');
  return () => {
    for (const part of hidden) part.removeAttribute('aria-hidden');
  };
}

const takesFocus = ':is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled, [tabindex="-1"])';

/** Tab goes round inside; what asks for the focus from outside does not get it. */
function keepFocus(scrim: HTMLElement, panel: HTMLElement): () => void {
  const isLast = () => scrims.at(-1) === scrim;
  const goRound = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !isLast()) return;
    const inside = [...panel.querySelectorAll<HTMLElement>(takesFocus)].filter((each) => each.checkVisibility());
    const [from, to] = event.shiftKey ? [inside.at(0), inside.at(-1)] : [inside.at(-1), inside.at(0)];
    const isAtEnd = document.activeElement === from || (event.shiftKey && document.activeElement === panel);
    if (!isAtEnd && inside.length > 0) return;
    event.preventDefault();
    (to ?? panel).focus();
  };
  const takeBack = ({ target }: FocusEvent) => {
    if (isLast() && !scrim.contains(target as Node)) panel.focus({ preventScroll: true });
  };
  document.addEventListener('keydown', goRound);
  document.addEventListener('focusin', takeBack);
  return () => {
    document.removeEventListener('keydown', goRound);
    document.removeEventListener('focusin', takeBack);
  };
}

/**
 * Puts the page out of reach for as long as a panel stands before it. The platform could: it would make the page inert,
 * for which it works out the style of every element anew.
 */
export function coverPage(scrim: HTMLElement, panel: HTMLElement): () => void {
  const before = document.activeElement;
  if (scrims.length === 0) holdStill();
  scrims.push(scrim);
  const show = hideFromReaders(besides(scrim));
  const letGo = keepFocus(scrim, panel);
  // The panel itself, so that its title is read and no keyboard pops up.
  panel.focus({ preventScroll: true });
  return () => {
    letGo();
    show();
    scrims.splice(scrims.indexOf(scrim), 1);
    if (scrims.length === 0) letScroll();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
}
