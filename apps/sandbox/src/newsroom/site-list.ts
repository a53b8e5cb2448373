/** The sites that notices can be collected from. Each is served at a port of its own, in this order. */
export const siteSlugs = [
  'addis-dimts',
  'nile-herald',
  'gulantaa',
  'procurement-portal',
  'tender-wire',
  'tana-roads',
  'awash-water',
  'gibe-hospital',
  'dedessa-sugar',
] as const;

export type SiteSlug = (typeof siteSlugs)[number];

export const isSite = (slug: unknown): slug is SiteSlug => siteSlugs.some((known) => known === slug);

export interface Site {
  name: string;
  what: string;
  /** The first page for a collector. */
  start: string;
  robots: string;
}

const open = 'User-agent: *\nAllow: /\n';

export const sites: Readonly<Record<SiteSlug, Site>> = {
  'addis-dimts': {
    name: 'አዲስ ድምፅ · Addis Dimts',
    what: 'Daily newspaper, Amharic and Tigrinya: clean HTML, with a list and a page for each notice',
    start: '/tenders',
    robots: open,
  },
  'nile-herald': {
    name: 'The Nile Herald',
    what: 'Daily newspaper, English and Afaan Oromo: nested tables and <br>; asks for a second between requests',
    start: '/classified.php',
    robots: 'User-agent: *\nCrawl-delay: 1\nDisallow: /subscribers/\n',
  },
  gulantaa: {
    name: 'Gulantaa',
    what: 'Magazine, Afaan Oromo, Amharic and Tigrinya: a page for each issue with all its notices in it',
    start: '/',
    robots: open,
  },
  'procurement-portal': {
    name: 'Open Procurement Portal',
    what: 'OCDS: release and record packages, with links.next to the next page',
    start: '/api/releases',
    robots: open,
  },
  'tender-wire': {
    name: 'Tender Wire',
    what: 'Feed, as RSS 2.0 and Atom; some entries have their text only on their page',
    start: '/rss.xml',
    robots: open,
  },
  'tana-roads': {
    name: 'Tana Area Roads Office',
    what: 'Site of a buyer: an HTML list with several pages, and a page for each notice',
    start: '/procurement',
    robots: open,
  },
  'awash-water': {
    name: 'Awash Water and Sewerage Utility',
    what: 'Site of a buyer: a JSON API with several pages',
    start: '/api/v2/bids',
    robots: open,
  },
  'gibe-hospital': {
    name: 'Gibe Referral Hospital',
    what: 'Site of a buyer: a folder of CSV, XLSX, PDF and mails',
    start: '/tenders/',
    robots: open,
  },
  'dedessa-sugar': {
    name: 'Dedessa Sugar Factory',
    what: 'Site of a buyer without a collector: an HTML list with a page for each notice',
    start: '/bids',
    robots: open,
  },
};
