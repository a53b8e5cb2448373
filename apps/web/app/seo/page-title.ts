import { localeOfPath, matchRoute, type RouteId } from '@awaj/domain/navigation';
import { useMessages } from '@awaj/i18n/react';
import { type Location, useLocation } from 'react-router';
import { isNotFoundPage } from '../data/not-found.ts';
import { messagesOf } from '../data/translations.ts';

/** Those of the mini app are shown by Telegram, which gives them no title. */
type SitePage = Exclude<RouteId, `telegram-${string}`>;
type Titles = Readonly<Record<SitePage, string> & Partial<Record<RouteId, string>>>;

function titleIn(titles: Titles, path: string): string | undefined {
  const id = matchRoute(path)?.id;
  return id && titles[id];
}

/** As tabs, histories and search results show it: of the route, or the name of what is shown: a tender, a company. */
export function titleOf({ location, error }: { location: Location; error?: unknown }, name?: string): string {
  const { frame, failure, titles } = messagesOf(localeOfPath(location.pathname));
  const title = isNotFoundPage(error) ? undefined : name || titleIn(titles, location.pathname);
  return frame.pageTitle(title ?? failure.notFound.title);
}

/** As its heading says it: the title without the name of the site. */
export function usePageTitle(): string {
  const { titles } = useMessages();
  return titleIn(titles, useLocation().pathname) ?? '';
}
