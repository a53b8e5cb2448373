import { index, prefix, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Amharic at their plain path; the address decides, so that they are listed under all three prefixes. */
const campaignPages = (locale: string): RouteConfigEntry[] => {
  const id = (name: string) => ({ id: `${locale}/${name}` });
  return [
    route('free/:freeId', 'routes/trial.tsx', id('free')),
    route('trial/:freeId', 'routes/trial.tsx', id('trial')),
    route('confirmation', 'routes/confirmation.tsx', id('confirmation')),
    route('discount/:discountId', 'routes/discount.tsx', id('discount')),
  ];
};

/** Every page, once for each language: English at plain paths, Amharic under /am. */
const pages = (locale: string): RouteConfigEntry[] => {
  const id = (name: string) => ({ id: `${locale}/${name}` });
  return [
    index('routes/home.tsx', id('home')),
    route('company/:companyId', 'routes/company.tsx', id('company')),
    route('myfeed', 'routes/myfeed.tsx', id('myfeed')),
    route('saved', 'routes/saved.tsx', id('saved')),
    route('tenders', 'routes/tenders.tsx', id('tenders')),
    route('tender/:tenderId', 'routes/tender.tsx', id('tender')),
    route('pricing', 'routes/pricing.tsx', id('pricing')),
    route('FAQ', 'routes/faq.tsx', id('faq')),
    route('about', 'routes/about.tsx', id('about')),
    route('privacy', 'routes/privacy.tsx', id('privacy')),
    route('refund', 'routes/refund.tsx', id('refund')),
    route('TOS', 'routes/terms.tsx', id('tos')),
    route('app/about', 'routes/about.tsx', id('app-about')),
    route('app/privacy', 'routes/app-privacy.tsx', id('app-privacy')),
    route('app/faq', 'routes/faq.tsx', id('app-faq')),
    route('app/tos', 'routes/terms.tsx', id('app-tos')),
    ...campaignPages(locale),
    route('offline', 'routes/offline.tsx', id('offline')),
    route('login', 'routes/login.tsx', id('login')),
    route('signup', 'routes/signup.tsx', id('signup')),
    route('forgot-password', 'routes/forgot-password.tsx', id('forgot-password')),
    route('verification/phone', 'routes/verify-phone.tsx', id('verify-phone')),
    route('verification/email', 'routes/verify-email.tsx', id('verify-email')),
    route('myaccount', 'routes/myaccount.tsx', id('myaccount')),
    route('settings', 'routes/settings.tsx', id('settings')),
    route('billing', 'routes/billing.tsx', id('billing')),
    route('invoice/:invoiceId', 'routes/invoice.tsx', id('invoice')),
    route('payments/:paymentInvoiceId', 'routes/payment.tsx', id('payment')),
    route('tender/:tenderId/picture.png', 'routes/tender-picture.ts', id('tender-picture')),
    route('purchasedoc/:docId', 'routes/purchasedoc.tsx', id('purchasedoc')),
    route('docpurchaseconfirmation/:docId', 'routes/docpurchaseconfirmation.tsx', id('docpurchaseconfirmation')),
    route('*', 'routes/not-found.tsx', id('not-found')),
  ];
};

/** Not pages: read by programs, in no language. */
const files = [
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('sitemap/:part', 'routes/sitemap-part.ts'),
];

export default [
  ...files,
  ...pages('en'),
  ...prefix('am', pages('am')),
  ...prefix('en', campaignPages('en-prefixed')),
] satisfies RouteConfig;
