import type { SearchFilters } from '@awaj/domain/search-filters';
import { lazyPart } from '@awaj/features/lazy-part';
import { hashKey } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { saveSearchHash } from '../../address/paths.ts';
import { useOpenedPart } from '../../shell/use-opened-part.ts';
import { useCloseByAddress } from './use-close-by-address.ts';
import type { Reader } from './use-reader.ts';

export interface SaveSearchProps {
  reader: Reader;
  /** The filters to save. */
  filters: SearchFilters;
  /** The list is the reader's own feed. */
  isFeed: boolean;
}

const dialog = lazyPart(async () => (await import('./SaveSearchDialog.tsx')).loadSaveSearchDialog());

/** Saves a search for alerts. The dialog is open while its hash is in the address, even over a login. */
export function SaveSearch({ reader, filters, isFeed }: SaveSearchProps): ReactElement | null {
  const isWanted = useLocation().hash === saveSearchHash;
  const close = useCloseByAddress();
  const isOpen = isWanted && reader.isMember;
  const Dialog = useOpenedPart(dialog, isOpen, close);
  if (!Dialog) return null;
  return <Dialog filters={filters} isFeed={isFeed} isOpen={isOpen} key={hashKey([filters])} onClose={close} />;
}
