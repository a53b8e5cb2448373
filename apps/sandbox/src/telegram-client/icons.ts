import { html, type Markup } from '../html.ts';

function icon(path: string): Markup {
  return html`<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg>`;
}

export const icons = {
  back: icon('M19 12H5m6-6-6 6 6 6'),
  close: icon('M6 6l12 12M18 6 6 18'),
  menu: icon('M12 5.5v.01M12 12v.01M12 18.5v.01'),
  controls: icon(
    'M4 7h9m5 0h2M4 17h2m5 0h9M13 7a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0ZM6 17a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0Z',
  ),
};
