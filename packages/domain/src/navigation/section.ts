import type { PathLocale } from './path.ts';

export type Tab = 'tenders' | 'myfeed' | 'saved';

/** `member` pages redirect users without a token to the login; `guest` pages redirect users with one to the tenders. */
export type Audience = 'everybody' | 'member' | 'guest';

/** The app that serves a page. The mini app runs inside Telegram, which identifies its users. */
export type FrontEnd = 'web' | 'mini';

/** Rules of all addresses with the same first segment, whether or not a page exists. */
export interface SectionRules {
  audience?: Audience;
  tab?: Tab;
  /** False if hidden. */
  header?: false;
  footer?: false;
}

export interface Page<Id extends string = string, Pattern extends string = string> {
  id: Id;
  pattern: Pattern;
  app: FrontEnd;
  /** The language of the plain path. */
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
