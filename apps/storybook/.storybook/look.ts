import { type StoryTheme, showTheme } from '@awaj/ui/workshop/story-theme';
import { overrideLanguage, type StoryLanguage } from './language.ts';

export interface Look {
  theme: StoryTheme;
  locale: StoryLanguage;
  textSize: string;
}

/** Sent to the window by who takes pictures: the story that stands there is seen in another look, and not begun anew. */
export const lookEvent = 'awaj-look';

/** Without a look the next story begins as the toolbar has it. */
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
