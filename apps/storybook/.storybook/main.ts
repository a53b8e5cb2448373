import type { StorybookConfig } from '@storybook/react-vite';
import { configTags } from '../config-tags.ts';

type Plugin = NonNullable<Parameters<NonNullable<StorybookConfig['viteFinal']>>[0]['plugins']>[number];

/** The parser of the property tables does not know `readonly`. */
const withoutReadonly: Plugin = {
  name: 'without-readonly',
  enforce: 'pre',
  transform: (code, id) =>
    /\/components\/\w+\/\w+\.tsx$/.test(id) ? { code: code.replace(/\breadonly /g, ''), map: null } : undefined,
};

const ui = '../../../packages/ui/src';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [`${ui}/workshop/*.mdx`, `${ui}/**/*.stories.tsx`, '../src/**/*.stories.tsx'],
  // The pictures that pages of the website refer to.
  staticDirs: ['../../web/public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  previewHead: (head) => `${head}${configTags}`,
  viteFinal: ({ plugins = [], ...rest }) => ({ ...rest, plugins: [withoutReadonly, ...plugins] }),
};

export default config;
