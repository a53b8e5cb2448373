import { onClick, part } from './page-parts.ts';

/** Opens and closes the client's menu. Its items are wired elsewhere. */
export function createClientMenu(): void {
  const toggle = part('menu-toggle', HTMLButtonElement);
  const menu = part('menu', HTMLElement);
  function set(isOpen: boolean): void {
    menu.hidden = !isOpen;
    toggle.ariaExpanded = String(isOpen);
  }
  onClick('menu-toggle', () => set(menu.hidden !== false));
  menu.addEventListener('click', () => set(false));
  // A press inside the app's frame is only visible here as a loss of focus.
  window.addEventListener('blur', () => set(false));
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !menu.contains(target) && !toggle.contains(target)) set(false);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || menu.hidden) return;
    set(false);
    toggle.focus();
  });
}
