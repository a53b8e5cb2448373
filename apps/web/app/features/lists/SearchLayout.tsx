import { dateInAddis } from '@awaj/domain/ethiopian-calendar';
import { type ListPath, searchScopes } from '@awaj/domain/search-filters';
import { useMessages } from '@awaj/i18n/react';
import { ListLayout } from '@awaj/ui/ListLayout';
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
  /** False for a list that is known to be empty: there is nothing to search. */
  hasForm?: boolean;
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
  hasForm = true,
  children,
}: SearchLayoutProps): ReactElement {
  const { list, searchHeading } = useMessages().tender;
  const { pathname } = useLocation();
  const { filters, show } = search;
  const today = dateInAddis(now);
  const pane = useTenderPane(now, filters.title);
  const heading = searchHeading[searchScopes[path]];
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
        search={hasForm ? { label: heading, form } : null}
        top={top}
        {...(hasForm && { skip: list.skip })}
      >
        {children}
      </ListLayout>
      <DrawerByAddress reader={reader} today={today} {...(searched === 'tender/search' && { filters })} />
    </>
  );
}
