declare global {
  interface Window {
    /** The presses before the page ran; undefined once it runs. */
    earlyPresses?: Event[];
  }
}

/** Part of the script before paint. */
export const keepPresses = `
  window.earlyPresses = [];
  ['submit', 'click', 'keydown'].forEach(function (type) {
    addEventListener(type, function (event) { if (window.earlyPresses) earlyPresses.push(event) });
  });`;

/**
 * The browser has already done its default action, such as submitting forms, opening popovers and typing into fields.
 */
function again({ type, target }: Event): HTMLElement | null {
  if (!(target instanceof HTMLElement) || !target.isConnected) return null;
  if (type === 'submit') return target;
  if (type === 'keydown') return target.matches('input, textarea, select') ? null : target;
  const button = target.closest<HTMLButtonElement>('button:not([popovertarget], [commandfor])');
  return button?.form && button.type !== 'button' ? null : button;
}

/**
 * Taken once listeners are attached. A press during hydration makes React hydrate at once: the page hears that press
 * itself, and the rest of its listeners must not keep it.
 */
export function takeEarlyPresses(): Event[] {
  const presses = window.earlyPresses ?? [];
  delete window.earlyPresses;
  return presses;
}

/** Repeats presses from before hydration. Repeated presses of one form or button count once. */
export function answerPresses(presses: readonly Event[]): void {
  const answered = new Set<HTMLElement>();
  for (const press of presses) {
    const target = again(press);
    if (!target || answered.has(target)) continue;
    if (press instanceof KeyboardEvent) {
      target.dispatchEvent(new KeyboardEvent(press.type, press));
      continue;
    }
    answered.add(target);
    if (target instanceof HTMLFormElement) target.requestSubmit();
    else target.click();
  }
}
