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

/** Tab goes round inside, Escape asks to close; what asks for the focus from outside does not get it. */
function hearKeys(scrim: HTMLElement, panel: HTMLElement, onEscape: () => void): () => void {
  const isLast = () => scrims.at(-1) === scrim;
  const goRound = (event: KeyboardEvent) => {
    const inside = [...panel.querySelectorAll<HTMLElement>(takesFocus)].filter((each) => each.checkVisibility());
    const [from, to] = event.shiftKey ? [inside.at(0), inside.at(-1)] : [inside.at(-1), inside.at(0)];
    const isAtEnd = document.activeElement === from || (event.shiftKey && document.activeElement === panel);
    if (!isAtEnd && inside.length > 0) return;
    event.preventDefault();
    (to ?? panel).focus();
  };
  const hear = (event: KeyboardEvent) => {
    // A list or a tooltip that is open within takes the key first.
    if (event.defaultPrevented || !isLast()) return;
    if (event.key === 'Tab') goRound(event);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onEscape();
  };
  const takeBack = ({ target }: FocusEvent) => {
    if (isLast() && !scrim.contains(target as Node)) panel.focus({ preventScroll: true });
  };
  document.addEventListener('keydown', hear);
  document.addEventListener('focusin', takeBack);
  return () => {
    document.removeEventListener('keydown', hear);
    document.removeEventListener('focusin', takeBack);
  };
}

/** Gives the panel the focus and the keys; at the end the focus returns to where it was. */
export function takeFocus(scrim: HTMLElement, panel: HTMLElement, onEscape: () => void): () => void {
  const before = document.activeElement;
  scrims.push(scrim);
  // The panel itself, so that its title is read and no keyboard pops up.
  panel.focus({ preventScroll: true });
  const letGo = hearKeys(scrim, panel, onEscape);
  return () => {
    letGo();
    scrims.splice(scrims.indexOf(scrim), 1);
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
}

/**
 * Puts the page out of reach for as long as a panel that has the focus stands before it. The platform could: it would
 * make the page inert, for which it works out the style of every element anew.
 */
export function coverPage(scrim: HTMLElement): () => void {
  const show = hideFromReaders(besides(scrim));
  if (scrims.length === 1) holdStill();
  return () => {
    show();
    if (scrims.length === 1) letScroll();
  };
}
