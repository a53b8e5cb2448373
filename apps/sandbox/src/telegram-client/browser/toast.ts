import { part } from './page-parts.ts';

const shownForMs = 6_000;
/** Long enough to follow its link. */
const linkShownForMs = 20_000;

interface ToastLink {
  href: string;
  text: string;
}

export type Say = (text: string, link?: ToastLink | null) => void;

function anchor({ href, text }: ToastLink): HTMLAnchorElement {
  const element = document.createElement('a');
  element.href = href;
  element.textContent = text;
  return element;
}

/** A line at the bottom of the window for effects that a real client would have elsewhere. */
export function createToast(): Say {
  const toast = part('toast', HTMLElement);
  let timer = 0;
  return function say(text, link = null) {
    toast.replaceChildren(text, ...(link ? [' ', anchor(link)] : []));
    toast.hidden = false;
    clearTimeout(timer);
    timer = window.setTimeout(
      () => {
        toast.hidden = true;
      },
      link ? linkShownForMs : shownForMs,
    );
  };
}
