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
    what: 'Daily newspaper, Amharic and Tigrinya: clean HTML, a list and a page for each notice',
    start: '/tenders',
    robots: open,
  },
  'nile-herald': {
    name: 'The Nile Herald',
    what: 'Daily newspaper, English and Afaan Oromo: tables in tables and <br>; asks for a second between requests',
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
    what: 'OCDS: packages of releases and of records, from page to page by links.next',
    start: '/api/releases',
    robots: open,
  },
  'tender-wire': {
    name: 'Tender Wire',
    what: 'A feed, as RSS 2.0 and as Atom; the texts of some entries stand on their pages only',
    start: '/rss.xml',
    robots: open,
  },
  'tana-roads': {
    name: 'Tana Area Roads Office',
    what: 'Site of a buyer: a list of HTML in pages, with a page for each notice',
    start: '/procurement',
    robots: open,
  },
  'awash-water': {
    name: 'Awash Water and Sewerage Utility',
    what: 'Site of a buyer: an interface of JSON in pages',
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
    what: 'Site of a buyer, for which nothing is set up: a list of HTML with a page for each notice',
    start: '/bids',
    robots: open,
  },
};
