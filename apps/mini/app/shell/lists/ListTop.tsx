import { countBadge } from '@awaj/domain/count-badge';
import { noFilters, type SearchFilters } from '@awaj/domain/search-filters';
import { useArea, useMessages } from '@awaj/i18n/react';
import { AppHead, type AppHeadProps } from '@awaj/ui/AppHead';
import { lazy, type ReactElement, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { hashes, paths } from '../../address/paths.ts';
import { useVisit } from '../../data/use-visit.ts';

const SearchDrawer = lazy(async () => ({ default: (await import('./SearchDrawer.tsx')).SearchDrawer }));

export interface ListTopProps {
  /** The filters of the list of all tenders. */
  filters?: SearchFilters;
  /** The searched words, shown in the field. */
  searched?: string | undefined;
  /** Filters of this list other than the search. */
  filter?: AppHeadProps['filter'];
  now: Date;
}

/** The head of both lists: a link to the other one, the search and the menu. */
export function ListTop({ filters = noFilters, searched, filter, now }: ListTopProps): ReactElement {
  const { frame } = useMessages();
  const { entry } = useArea('search');
  const { menu } = useArea('telegram');
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const newInFeed = useVisit().data?.newInFeed ?? 0;
  const [latest, feed] = [paths.latestTenders(), paths.myFeed()];
  const here = pathname + search;
  return (
    <>
      <AppHead
        filter={filter ?? { label: entry.filter, href: here + hashes.filter }}
        menu={{ label: menu.title, onPress: () => void navigate(here + hashes.menu) }}
        places={{
          label: frame.mainNavigation,
          entries: [
            { label: frame.tenders, href: latest, isActive: pathname === latest },
            {
              label: frame.myFeed,
              href: feed,
              isActive: pathname === feed,
              count: { count: countBadge(newInFeed), label: frame.newInFeed(newInFeed) },
            },
          ],
        }}
        search={{ label: searched ?? entry.all, href: here + hashes.search }}
      />
      {(hash === hashes.search || hash === hashes.filter) && (
        <Suspense>
          <SearchDrawer filters={filters} isToType={hash === hashes.search} now={now} />
        </Suspense>
      )}
    </>
  );
}
