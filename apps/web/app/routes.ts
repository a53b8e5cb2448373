import { locales } from '@awaj/i18n';
import { type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** English is at plain paths. Amharic shares the routes, so a visitor loads each only once. */
const [, second, ...others] = locales;

/**
 * A page in every language, by its address: English at its plain path, Amharic under /am. Its name is the pattern of
 * its path, as in `packages/domain/src/navigation`.
 */
const page = (path: string, file: string): RouteConfigEntry[] => [
  route(`${second}?/${path}`, file, { id: `/${path}` }),
  ...others.map((locale) => route(`${locale}/${path}`, file, { id: `/${locale}/${path}` })),
];

/** Amharic at its plain path and under /am, and English under /en. */
const campaignPage = (path: string, file: string): RouteConfigEntry[] => [
  ...page(path, file),
  route(`en/${path}`, file, { id: `/en/${path}` }),
];

/** Not pages, but files for programs, without a language. */
const files = [
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('sitemap/:part', 'routes/sitemap-part.ts'),
];

export default [
  ...files,
  ...page('', 'routes/home.tsx'),
  ...page('company/:companyId', 'routes/company.tsx'),
  ...page('myfeed', 'routes/myfeed.tsx'),
  ...page('saved', 'routes/saved.tsx'),
  ...page('tenders', 'routes/tenders.tsx'),
  ...page('tender/:tenderId', 'routes/tender.tsx'),
  ...page('pricing', 'routes/pricing.tsx'),
  ...page('FAQ', 'routes/faq.tsx'),
  ...page('about', 'routes/about.tsx'),
  ...page('sources', 'routes/sources.tsx'),
  ...page('privacy', 'routes/privacy.tsx'),
  ...page('refund', 'routes/refund.tsx'),
  ...page('TOS', 'routes/terms.tsx'),
  ...page('app/about', 'routes/about.tsx'),
  ...page('app/privacy', 'routes/app-privacy.tsx'),
  ...page('app/faq', 'routes/faq.tsx'),
  ...page('app/tos', 'routes/terms.tsx'),
  ...campaignPage('free/:freeId', 'routes/trial.tsx'),
  ...campaignPage('trial/:freeId', 'routes/trial.tsx'),
  ...campaignPage('confirmation', 'routes/confirmation.tsx'),
  ...campaignPage('discount/:discountId', 'routes/discount.tsx'),
  ...page('unsubscribe/:token', 'routes/unsubscribe.tsx'),
  ...page('offline', 'routes/offline.tsx'),
  ...page('login', 'routes/login.tsx'),
  ...page('signup', 'routes/signup.tsx'),
  ...page('forgot-password', 'routes/forgot-password.tsx'),
  ...page('verification/phone', 'routes/verify-phone.tsx'),
  ...page('verification/email', 'routes/verify-email.tsx'),
  ...page('myaccount', 'routes/myaccount.tsx'),
  ...page('settings', 'routes/settings.tsx'),
  ...page('settings/searches', 'routes/searches.tsx'),
  ...page('settings/reminders', 'routes/reminders.tsx'),
  ...page('settings/messages', 'routes/messages.tsx'),
  ...page('billing', 'routes/billing.tsx'),
  ...page('invoice/:invoiceId', 'routes/invoice.tsx'),
  ...page('payments/:paymentInvoiceId', 'routes/payment.tsx'),
  ...page('tender/:tenderId/picture.png', 'routes/tender-picture.ts'),
  ...page('purchasedoc/:docId', 'routes/purchasedoc.tsx'),
  ...page('docpurchaseconfirmation/:docId', 'routes/docpurchaseconfirmation.tsx'),
  route('*', 'routes/not-found.tsx', { id: '*' }),
] satisfies RouteConfig;
