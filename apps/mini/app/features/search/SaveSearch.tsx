import type { SearchFilters } from '@awaj/domain/search-filters';
import type { UserInfo } from '@awaj/features/account';
import { useArea } from '@awaj/i18n/react';
import { Icon } from '@awaj/ui/Icon';
import { bellIcon } from '@awaj/ui/icons';
import { Link } from '@awaj/ui/Link';
import { lazy, type ReactElement, Suspense } from 'react';
import { useLocation } from 'react-router';
import { hashes, paths } from '../../address/paths.ts';

const SaveSearchDrawer = lazy(async () => ({
  default: (await import('./SaveSearchDrawer.tsx')).SaveSearchDrawer,
}));

export interface SaveSearchProps {
  filters: SearchFilters;
  /** Null without an account; the button then leads to the login. */
  info: UserInfo | null;
}

/** Saves a search for alerts. The dialog is open while its hash is in the address. */
export function SaveSearch({ filters, info }: SaveSearchProps): ReactElement {
  const { saveSearch } = useArea('search');
  const { pathname, search, hash } = useLocation();
  const target = pathname + search + hashes.saveSearch;
  return (
    <>
      <Link href={info ? target : paths.login(target)} look="quietButton">
        <Icon drawing={bellIcon} />
        {saveSearch}
      </Link>
      {info && hash === hashes.saveSearch && (
        <Suspense>
          <SaveSearchDrawer filters={filters} isSubscribed={info.isSubscribed} />
        </Suspense>
      )}
    </>
  );
}
