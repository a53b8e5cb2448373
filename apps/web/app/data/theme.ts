import { keepChoice } from '../address/choice-cookie.ts';

export const themeCookie = 'theme';

export const themes = ['system', 'light', 'dark'] as const;
/** The browser's own bars get the page's colour in each theme, in a notation that all browsers read there. */
export const themeColors = { light: '#f9fafc', dark: '#0b0d12' } as const;

export type Theme = (typeof themes)[number];

export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  keepChoice(themeCookie, theme === 'system' ? null : theme);
}

export function chosenTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}
