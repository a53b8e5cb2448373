import { dateInAddis } from '@awaj/domain/ethiopian-calendar';
import { type ListPath, searchScopes } from '@awaj/domain/search-filters';
import { useMessages } from '@awaj/i18n/react';
import { ListLayout, type ListLayoutProps } from '@awaj/ui/ListLayout';
import type { ReactElement, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { DrawerByAddress } from './DrawerByAddress.tsx';
import { FormBesideList } from './FormBesideList.tsx';
import type { PageFilters } from './use-filters.ts';
import type { Reader } from './use-reader.ts';
import { useTenderPane } from './use-tender-pane.tsx';

export interface SearchLayoutProps {
  path: ListPath;
  /** The list that is searched, if it is not the page's own. */
  searched?: ListPath;
  reader: Reader;
  search: PageFilters;
  now: Date;
  top?: ReactNode;
  /** Whether the form is shown beside the list. It stays while a tender is open there. */
  form?: NonNullable<ListLayoutProps['search']>['state'];
  children: ReactNode;
}

/** A page with a list and its search: beside it, or on a phone in a drawer. */
export function SearchLayout({
  path,
  searched = path,
  reader,
  search,
  now,
  top,
  form: wanted = 'shown',
  children,
}: SearchLayoutProps): ReactElement {
  const { list, searchHeading } = useMessages().tender;
  const { pathname } = useLocation();
  const { filters, show } = search;
  const today = dateInAddis(now);
  const pane = useTenderPane(now, filters.title);
  const heading = searchHeading[searchScopes[path]];
  const state = pane ? 'shown' : wanted;
  const form = (
    <FormBesideList
      action={pathname}
      filters={filters}
      heading={heading}
      onSearch={show}
      path={searched}
      reader={reader}
      today={today}
    />
  );
  return (
    <>
      <ListLayout
        pane={pane}
        search={{ label: heading, form, state }}
        top={top}
        {...(state === 'shown' && { skip: list.skip })}
      >
        {children}
      </ListLayout>
      <DrawerByAddress reader={reader} today={today} {...(searched === 'tender/search' && { filters })} />
    </>
  );
}
