import { isAtLeast } from './client-version.ts';

export const themes = ['light', 'dark'] as const;

export type Theme = (typeof themes)[number];

const roleVersions = {
  bg_color: '6.0',
  text_color: '6.0',
  hint_color: '6.0',
  link_color: '6.0',
  button_color: '6.0',
  button_text_color: '6.0',
  secondary_bg_color: '6.1',
  header_bg_color: '6.10',
  accent_text_color: '6.10',
  section_bg_color: '6.10',
  section_header_text_color: '6.10',
  subtitle_text_color: '6.10',
  destructive_text_color: '6.10',
  section_separator_color: '7.6',
  bottom_bar_bg_color: '7.10',
} as const;

export type ColorRole = keyof typeof roleVersions;

/** Telegram Desktop's default colours. */
export const palettes: Record<Theme, Record<ColorRole, string>> = {
  light: {
    bg_color: '#ffffff',
    text_color: '#000000',
    hint_color: '#999999',
    link_color: '#168acd',
    button_color: '#40a7e3',
    button_text_color: '#ffffff',
    secondary_bg_color: '#f1f1f1',
    header_bg_color: '#ffffff',
    accent_text_color: '#168acd',
    section_bg_color: '#ffffff',
    section_header_text_color: '#168acd',
    subtitle_text_color: '#999999',
    destructive_text_color: '#d14e4e',
    section_separator_color: '#e7e7e7',
    bottom_bar_bg_color: '#ffffff',
  },
  dark: {
    bg_color: '#17212b',
    text_color: '#f5f5f5',
    hint_color: '#708499',
    link_color: '#6ab3f3',
    button_color: '#5288c1',
    button_text_color: '#ffffff',
    secondary_bg_color: '#232e3c',
    header_bg_color: '#17212b',
    accent_text_color: '#6ab2f2',
    section_bg_color: '#17212b',
    section_header_text_color: '#6ab3f3',
    subtitle_text_color: '#708499',
    destructive_text_color: '#ec3942',
    section_separator_color: '#111921',
    bottom_bar_bg_color: '#17212b',
  },
};

/** Older clients send fewer colours. */
export function themeParams(theme: Theme, version: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(palettes[theme]).filter(([role]) => isColorRole(role) && isAtLeast(version, roleVersions[role])),
  );
}

function isColorRole(name: string): name is ColorRole {
  return Object.hasOwn(roleVersions, name);
}
