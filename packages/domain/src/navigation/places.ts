import { segmentsOf } from './path.ts';

export type Tab = 'tenders' | 'myfeed' | 'saved';

/** What holds for every address under a first segment. */
interface Place {
  /** `member` pages send whoever has no token to the login; `guest` pages send whoever has one to the tenders. */
  audience?: 'member' | 'guest';
  tab?: Tab;
  /** False where it is hidden. */
  header?: false;
  footer?: false;
  bottomBar?: false;
}

const alone: Place = { header: false, footer: false, bottomBar: false };

/** The rules of layout, access and tabs, by whole first segment: /freedom is not under /free. */
const places: Readonly<Record<string, Place>> = {
  '': { audience: 'guest' },
  login: { audience: 'guest', header: false },
  signup: { audience: 'guest', header: false },
  'forgot-password': { audience: 'guest', header: false },
  tenders: { tab: 'tenders', footer: false },
  tender: { footer: false },
  'latest-tenders': { footer: false },
  company: { footer: false },
  myfeed: { audience: 'member', tab: 'myfeed', footer: false },
  saved: { audience: 'member', tab: 'saved', footer: false },
  myaccount: { audience: 'member', footer: false },
  billing: { audience: 'member', footer: false },
  settings: { audience: 'member', footer: false },
  verification: { audience: 'member', header: false, bottomBar: false },
  phone: { audience: 'member' },
  email: { audience: 'member' },
  // Pages that a person came to for one thing only; the bar would lead away from it.
  invoice: { audience: 'member', header: false, bottomBar: false },
  payments: { audience: 'member', header: false, bottomBar: false },
  confirmation: { header: false, bottomBar: false },
  app: { header: false, bottomBar: false },
  free: { header: false },
  trial: { header: false },
  discount: { header: false },
  purchasedoc: alone,
  docpurchaseconfirmation: alone,
};

const nowhereSpecial: Place = {};

/** "Anything starting signup": an address that was cut or lengthened by hand still counts as the guest's page. */
const guestStarts = ['signup', 'login', 'forgot-password'] as const;

export function placeOf(path: string): Place {
  const first = segmentsOf(path)[0] ?? '';
  const start = guestStarts.find((name) => first.startsWith(name));
  return places[start ?? first] ?? nowhereSpecial;
}

export const hasHeader = (path: string): boolean => placeOf(path).header !== false;
export const hasFooter = (path: string): boolean => placeOf(path).footer !== false;
export const hasBottomBar = (path: string, viewer: { hasToken: boolean }): boolean =>
  viewer.hasToken && placeOf(path).bottomBar !== false;
export const activeTab = (path: string): Tab | null => placeOf(path).tab ?? null;
