/** In the order of opening. Only the last one has the focus. */
const scrims: HTMLElement[] = [];

/** Stops the page from scrolling and keeps the room of its scroll bar. */
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

/** All elements of the page that do not contain this one. */
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

/** Tab stays inside, Escape asks to close, and elements outside cannot take the focus. */
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
    // An open list or tooltip inside handles the key first.
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

/** Moves focus and keys into the panel. Returns a function that gives the focus back. */
export function takeFocus(scrim: HTMLElement, panel: HTMLElement, onEscape: () => void): () => void {
  const before = document.activeElement;
  scrims.push(scrim);
  // Focuses the panel itself, so that its title is read and no on-screen keyboard opens.
  panel.focus({ preventScroll: true });
  const letGo = hearKeys(scrim, panel, onEscape);
  return () => {
    letGo();
    scrims.splice(scrims.indexOf(scrim), 1);
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
}

/**
 * Makes the page inert while a panel is open in front of it. The `inert` attribute could do that, but browsers would
 * recalculate the style of every element.
 */
export function coverPage(scrim: HTMLElement): () => void {
  const show = hideFromReaders(besides(scrim));
  if (scrims.length === 1) holdStill();
  return () => {
    show();
    if (scrims.length === 1) letScroll();
  };
}
