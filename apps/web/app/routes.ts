import { index, prefix, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

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
    route('tender/:tenderId/picture.png', 'routes/tender-picture.ts', id('tender-picture')),
    route('purchasedoc/:docId', 'routes/purchasedoc.tsx', id('purchasedoc')),
    route('docpurchaseconfirmation/:docId', 'routes/docpurchaseconfirmation.tsx', id('docpurchaseconfirmation')),
    route('*', 'routes/not-found.tsx', id('not-found')),
  ];
};

export default [...pages('en'), ...prefix('am', pages('am'))] satisfies RouteConfig;
