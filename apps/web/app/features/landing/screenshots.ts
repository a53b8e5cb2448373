import type { Locale } from '@awaj/i18n';

/** `pnpm --filter @awaj/web pictures` takes them from the running product, at twice this size. */
export const screenshotSize = { width: 1200, height: 675 };

export const screenshotOf = (locale: Locale) => ({
  light: `/pictures/tenders-${locale}-light.webp`,
  dark: `/pictures/tenders-${locale}-dark.webp`,
  ...screenshotSize,
});
