import type { Locator } from '@playwright/test';

export type Reader = 'active' | 'inactive' | 'nofeed' | 'trial' | undefined;

export interface Screen {
  path: string;
  /** Undefined is a visitor. */
  reader: Reader;
  /** What shows that the page has loaded. */
  content: (main: Locator) => Locator;
  /** Whether the browser loads some of its content from the API. */
  asks: boolean;
}

export const title = (main: Locator) => main.getByRole('heading', { level: 1 });
const part = (main: Locator) => main.getByRole('heading', { level: 2 });
const article = (main: Locator) => main.getByRole('article');

const asking = (reader: Reader, path: string, content: Screen['content']): Screen => ({
  path,
  reader,
  content,
  asks: true,
});
const reading = (path: string, content: Screen['content'] = title): Screen => ({
  path,
  reader: undefined,
  content,
  asks: false,
});

/** Every page of the website. */
export const screens: readonly Screen[] = [
  asking(undefined, '/', (main) => main.getByRole('navigation', { name: 'Companies with many open tenders' })),
  asking(undefined, '/tenders', article),
  asking(undefined, '/tenders?q=road&region=1', article),
  asking(undefined, '/tender/4960', article),
  asking(undefined, '/company/3', article),
  asking(undefined, '/company/1?tab=documents', (main) => main.getByRole('heading', { name: /^Bidding Document/ })),
  asking(undefined, '/en/free/demo-trial', (main) => main.getByRole('button', { name: 'Start the free trial' })),
  asking(undefined, '/trial/demo-trial', (main) => main.getByRole('button', { name: 'ነጻ ሙከራውን ይጀምሩ' })),
  asking(undefined, '/discount/demo-discount', (main) => main.getByRole('timer')),
  asking('active', '/tenders', article),
  asking('active', '/tenders?sort=closing', article),
  asking('active', '/tender/4960', article),
  asking('active', '/company/3', article),
  asking('active', '/company/1?tab=documents', (main) => main.getByRole('heading', { name: /^Bidding Document/ })),
  asking('active', '/myfeed', article),
  asking('nofeed', '/myfeed', (main) => main.getByRole('button', { name: 'Get Started' })),
  asking('active', '/saved', article),
  asking('active', '/myaccount', (main) => main.getByRole('textbox')),
  asking('active', '/myaccount?tab=company', (main) => main.getByLabel('TIN')),
  asking('active', '/settings', (main) => main.getByRole('switch')),
  asking('active', '/settings?tab=tender', (main) => main.getByRole('checkbox')),
  asking('active', '/settings/searches', (main) => main.getByRole('link', { name: 'Search tenders' })),
  asking('active', '/billing', (main) => main.getByRole('table')),
  asking('active', '/invoice/:own', (main) => main.getByText('Selamawit Bekele')),
  asking('active', '/payments/:own', (main) => main.getByText('2026')),
  asking('active', '/verification/phone', part),
  asking('active', '/verification/email', part),
  asking('trial', '/en/confirmation', (main) => main.getByRole('link', { name: /Google Play/ })),
  asking('active', '/purchasedoc/6', part),
  asking('active', '/docpurchaseconfirmation/1', part),
  reading('/login', (main) => main.getByRole('button', { name: 'Log In' })),
  reading('/signup', (main) => main.getByRole('button', { name: 'Continue' })),
  reading('/forgot-password', (main) => main.getByRole('button', { name: 'Send Code' })),
  ...['/pricing', '/FAQ', '/about', '/sources', '/privacy', '/refund', '/TOS'].map((path) => reading(path)),
  ...['/app/about', '/app/privacy', '/app/faq', '/app/tos'].map((path) => reading(path)),
  reading('/en/confirmation', (main) => main.getByRole('link', { name: 'Log In' })),
  reading('/offline', (main) => main.getByRole('button', { name: 'Try again' })),
  reading('/no/such/page', (main) => main.getByRole('link', { name: 'Go to Homepage' })),
];
