import { type ListPath, searchScopes } from '@awaj/domain/search-filters';
import { useArea, useMessages } from '@awaj/i18n/react';
import { ListLayout } from '@awaj/ui/ListLayout';
import type { ReactElement, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { searchHash } from '../../address/paths.ts';
import { DrawerByAddress } from './DrawerByAddress.tsx';
import { FormBesideList } from './FormBesideList.tsx';
import type { PageFilters } from './use-filters.ts';
import type { Reader } from './use-reader.ts';

export interface SearchLayoutProps {
  path: ListPath;
  reader: Reader;
  search: PageFilters;
  top?: ReactNode;
  children: ReactNode;
}

/** A page with a list, what narrows it beside it, and on a phone in a drawer over it. */
export function SearchLayout({ path, reader, search, top, children }: SearchLayoutProps): ReactElement {
  const { searchHeading } = useMessages().tender;
  const { drawer } = useArea('search');
  const { pathname } = useLocation();
  const { filters, hrefOf, show } = search;
  const heading = searchHeading[searchScopes[path]];
  const form = (
    <FormBesideList action={pathname} filters={filters} heading={heading} onSearch={show} path={path} reader={reader} />
  );
  const opener = { label: drawer.title, href: hrefOf(filters) + searchHash };
  return (
    <>
      <ListLayout search={{ label: heading, form, opener }} top={top}>
        {children}
      </ListLayout>
      <DrawerByAddress reader={reader} {...(path === 'tender/search' && { filters })} />
    </>
  );
}
