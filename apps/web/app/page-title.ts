import { localeOfPath, pageTitle } from '@awaj/domain/navigation';
import { type Location, useLocation } from 'react-router';
import { isMissingPage } from './missing-page.ts';
import { messagesOf } from './translations.ts';

/** As tabs, histories and search results show it: of the route, or of the tender on its own page. */
export function titleOf({ location, error }: { location: Location; error?: unknown }, tenderTitle?: string): string {
  const locale = localeOfPath(location.pathname);
  const { frame, failure } = messagesOf(locale);
  const title = isMissingPage(error) ? null : pageTitle(location.pathname, locale, tenderTitle);
  return frame.pageTitle(title ?? failure.notFound.title);
}

/** As its heading says it: the title without the name of the site. */
export function usePageTitle(): string {
  const { pathname } = useLocation();
  return pageTitle(pathname, localeOfPath(pathname)) ?? '';
}
