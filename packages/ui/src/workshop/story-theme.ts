/** The colours that Telegram Desktop sends. */
const client = {
  light: {
    'bg-color': '#ffffff',
    'secondary-bg-color': '#f1f1f1',
    'section-bg-color': '#ffffff',
    'text-color': '#000000',
    'subtitle-text-color': '#999999',
    'link-color': '#168acd',
    'button-color': '#40a7e3',
  },
  dark: {
    'bg-color': '#17212b',
    'secondary-bg-color': '#232e3c',
    'section-bg-color': '#17212b',
    'text-color': '#f5f5f5',
    'subtitle-text-color': '#708499',
    'link-color': '#6ab3f3',
    'button-color': '#5288c1',
  },
} as const;

export const storyThemes = ['light', 'dark', 'telegram', 'telegram-dark'] as const;

export type StoryTheme = (typeof storyThemes)[number];

export function showTheme(theme: StoryTheme): void {
  const { dataset, style } = document.documentElement;
  const scheme = theme.endsWith('dark') ? 'dark' : 'light';
  dataset.theme = theme.replace('-dark', '');
  dataset.scheme = scheme;
  for (const [name, color] of Object.entries(client[scheme])) style.setProperty(`--tg-theme-${name}`, color);
}
