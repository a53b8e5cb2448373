import { part } from './page-parts.ts';

const shownForMs = 6_000;

/** One line at the foot of the client's window, for what a real client would have done elsewhere. */
export function createToast() {
  const toast = part('toast', HTMLElement);
  let timer = 0;
  return function say(text: string): void {
    toast.textContent = text;
    toast.hidden = false;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      toast.hidden = true;
    }, shownForMs);
  };
}
