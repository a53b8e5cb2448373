import { localeOfPath, plainPath } from '@awaj/domain/navigation';
import { noFilters, type SearchFilters } from '@awaj/domain/search-filters';
import { parsePath } from 'react-router';
import { choiceIn, isTyped, keepChoice, redirectingChoices } from './choice-cookie.ts';
import { pathsIn } from './paths.ts';

const list = '/tenders';

/** The device remembers the status filter of all tenders until it is changed. */
export function rememberStatus(pathname: string, before: SearchFilters, { status }: SearchFilters): void {
  if (plainPath(pathname) === list && status !== before.status)
    keepChoice(redirectingChoices.list, status === '1' ? 'open' : null);
}

/**
 * The list of open tenders, for a reader who chose it earlier and comes to the bare list from elsewhere; otherwise
 * null.
 */
export function rememberedList(path: string, cookies: string, from = ''): string | null {
  const { pathname = '', search, hash = '' } = parsePath(path);
  const isArrival = plainPath(pathname) === list && !search && plainPath(from) !== list;
  if (!isArrival || choiceIn(cookies, redirectingChoices.list) !== 'open') return null;
  return pathsIn(localeOfPath(path)).tenders({ ...noFilters, status: '1' }) + hash;
}

/**
 * The remembered list, on the server. Used only for typed addresses and bookmarks, because a link from another site
 * asks for exactly its list.
 */
export const rememberedListFor = ({ headers }: Request, path: string): string | null =>
  isTyped(headers.get('Sec-Fetch-Site')) ? rememberedList(path, headers.get('Cookie') ?? '') : null;
