import type { Decorator, Preview } from '@storybook/react-vite';
import '../src/theme/index.ts';
import { checkOtherThemes } from './other-themes.ts';
import { type StoryTheme, showTheme } from './story-theme.ts';

const withSurroundings: Decorator = (Story, { globals }) => {
  const { theme, locale, textSize } = globals as { theme: StoryTheme; locale: string; textSize: string };
  const { documentElement } = document;
  showTheme(theme);
  documentElement.lang = locale;
  documentElement.style.fontSize = textSize;
  return <Story />;
};

const toolbar = (title: string, icon: string, items: { value: string; title: string }[]) => ({
  toolbar: { title, icon, items, dynamicTitle: true },
});

const preview: Preview = {
  parameters: { a11y: { test: 'error' }, layout: 'padded' },
  initialGlobals: { theme: 'light', locale: 'en', textSize: '100%' },
  globalTypes: {
    theme: toolbar('Theme', 'paintbrush', [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
      { value: 'telegram', title: 'Telegram' },
      { value: 'telegram-dark', title: 'Telegram, dark' },
    ]),
    locale: toolbar('Language', 'globe', [
      { value: 'en', title: 'English' },
      { value: 'am', title: 'አማርኛ' },
    ]),
    textSize: toolbar('Text size', 'zoom', [
      { value: '100%', title: '100 %' },
      { value: '200%', title: '200 %' },
    ]),
  },
  decorators: [withSurroundings],
  afterEach: checkOtherThemes,
};

export default preview;
