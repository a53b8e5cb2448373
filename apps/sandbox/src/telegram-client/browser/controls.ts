import { type Theme, themes } from '../protocol/palette.ts';
import { onClick, part } from './page-parts.ts';

export function rememberInAddress(name: string, value: string): void {
  const url = new URL(location.href);
  url.searchParams.set(name, value);
  history.replaceState(null, '', url);
}

function createDrawer() {
  const drawer = part('controls', HTMLElement);
  const opener = part('open-controls', HTMLButtonElement);
  function set(isOpen: boolean): void {
    drawer.toggleAttribute('data-open', isOpen);
    opener.ariaExpanded = String(isOpen);
    (isOpen ? part('close-controls', HTMLButtonElement) : opener).focus();
  }
  opener.addEventListener('click', () => set(true));
  onClick('close-controls', () => set(false));
  drawer.addEventListener('keydown', (event) => event.key === 'Escape' && set(false));
}

/** The theme can change while the app is open; the other settings need a new launch. */
export function createControls(onTheme: (theme: Theme) => void): void {
  createDrawer();
  const form = part('settings-form', HTMLFormElement);
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'theme') return;
    const theme = themes.find((known) => known === target.value);
    if (!theme) return;
    document.documentElement.dataset.theme = theme;
    rememberInAddress('theme', theme);
    onTheme(theme);
  });
  // Blank fields mean the default and are left out, so that the address stays short.
  form.addEventListener('formdata', ({ formData }) => {
    for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
  });
}
