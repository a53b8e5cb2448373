import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { create } from 'storybook/theming';
import '@awaj/ui/theme';
import '@awaj/ui/telegram-theme';
import './other-scripts.css';
import './docs.css.ts';
import { readableControls } from './controls.ts';
import { standStillInFrame } from './docs-frame.ts';
import { DocsPage } from './docs-page.tsx';
import { followLook } from './look.ts';
import { withSurroundings } from './surroundings.tsx';

const toolbar = (title: string, icon: string, items: { value: string; title: string }[]) => ({
  toolbar: { title, icon, items, dynamicTitle: true },
});

const width = (name: string, pixels: number) => ({ name, styles: { width: `${pixels}px`, height: '100%' } });

const ethiopic = '"Noto Sans Ethiopic Variable"';
const docsTheme = create({
  base: 'light',
  fontBase: `"Inter Variable", ${ethiopic}, sans-serif`,
  fontCode: `ui-monospace, Menlo, Consolas, "Liberation Mono", ${ethiopic}, monospace`,
});

standStillInFrame();
followLook();
// A busy machine is slow and may even pause for a while.
configure({ asyncUtilTimeout: 45_000 });

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { page: DocsPage, theme: docsTheme, toc: true },
    options: {
      storySort: {
        order: [
          'Principles',
          'Foundations',
          'Actions and text',
          'Forms',
          'Structure',
          'Product',
          'Website',
          'Mini app',
        ],
      },
    },
    viewport: {
      options: {
        small: width('Small phone, 320', 320),
        phone: width('Phone, 390', 390),
        tablet: width('Tablet, 768', 768),
        desktop: width('Desktop, 1280', 1280),
        wide: width('Wide desktop, 1440', 1440),
      },
    },
  },
  initialGlobals: { theme: 'light', locale: 'en', textSize: '100', density: 'comfortable' },
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
      { value: '100', title: '100 %' },
      { value: '200', title: '200 %' },
    ]),
    density: toolbar('Density', 'menu', [
      { value: 'comfortable', title: 'Comfortable' },
      { value: 'compact', title: 'Compact' },
    ]),
  },
  argTypesEnhancers: [readableControls],
  decorators: [withSurroundings],
};

export default preview;
