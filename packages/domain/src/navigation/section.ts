import type { PathLocale } from './path.ts';

export type Tab = 'tenders' | 'myfeed' | 'saved';

/** `member` pages send whoever has no token to the login; `guest` pages send whoever has one to the tenders. */
export type Audience = 'everybody' | 'member' | 'guest';

/** Which front end serves a page; the mini app runs inside Telegram and knows its people from there. */
export type FrontEnd = 'web' | 'mini';

/** What holds for all addresses under one first segment, whether or not there is a page. */
export interface SectionRules {
  audience?: Audience;
  tab?: Tab;
  /** False where it is hidden. */
  header?: false;
  footer?: false;
}

export interface Page<Id extends string = string, Pattern extends string = string> {
  id: Id;
  pattern: Pattern;
  app: FrontEnd;
  /** The language at the plain path. */
  locale: PathLocale;
}

type Special = Partial<Pick<Page, 'app' | 'locale'>>;

export const page = <const Id extends string, const Pattern extends string>(
  id: Id,
  pattern: Pattern,
  special: Special = {},
): Page<Id, Pattern> => ({ id, pattern, app: 'web', locale: 'en', ...special });

export const section = <const Pages extends readonly Page[]>(
  segment: string,
  rules: SectionRules,
  ...pages: Pages
): { segment: string; rules: SectionRules; pages: Pages } => ({ segment, rules, pages });
