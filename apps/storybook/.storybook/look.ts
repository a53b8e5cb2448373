import { type StoryTheme, showTheme } from '@awaj/ui/workshop/story-theme';
import { overrideLanguage, type StoryLanguage } from './language.ts';

export interface Look {
  theme: StoryTheme;
  locale: StoryLanguage;
  textSize: string;
}

/** Sent to the window when pictures are taken: shows the current story in another look without restarting it. */
export const lookEvent = 'awaj-look';

/** Without a look, the next story uses the choices of the toolbar. */
export function followLook(): void {
  window.addEventListener(lookEvent, (event) => {
    const look = (event as CustomEvent<Look | null>).detail;
    if (!look) return overrideLanguage(null);
    const { theme, locale, textSize } = look;
    overrideLanguage(locale);
    showTheme(theme);
    document.documentElement.style.fontSize = textSize;
  });
}
