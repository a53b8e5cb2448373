import { localeOfPath, matchRoute, type RouteId } from '@awaj/domain/navigation';
import { useMessages } from '@awaj/i18n/react';
import { type Location, useLocation } from 'react-router';
import { isNotFoundPage } from '../data/not-found.ts';
import { messagesOf } from '../data/translations.ts';

/** Telegram shows no titles for the mini app's pages. */
type SitePage = Exclude<RouteId, `telegram-${string}`>;
type Titles = Readonly<Record<SitePage, string> & Partial<Record<RouteId, string>>>;

function titleIn(titles: Titles, path: string): string | undefined {
  const id = matchRoute(path)?.id;
  return id && titles[id];
}

/** The title for tabs, history and search results: of the route, or of the shown tender or company. */
export function titleOf({ location, error }: { location: Location; error?: unknown }, name?: string): string {
  const { frame, failure, titles } = messagesOf(localeOfPath(location.pathname));
  const title = isNotFoundPage(error) ? undefined : name || titleIn(titles, location.pathname);
  return frame.pageTitle(title ?? failure.notFound.title);
}

/** For the page's heading: the title without the site's name. */
export function usePageTitle(): string {
  const { titles } = useMessages();
  return titleIn(titles, useLocation().pathname) ?? '';
}
