import { secondMs } from '@awaj/domain/duration';
import type { Locale } from '@awaj/i18n';
import { useEffect } from 'react';
import { loadPages, routesOfApp } from './boot/page-files.ts';
import { loadWords } from './data/words.ts';

const areas = [
  'tenderPage',
  'telegramTender',
  'telegramEntry',
  'deadline',
  'preferences',
  'search',
  'savedSearches',
  'alertSettings',
  'deliveries',
  'billing',
] as const;

async function fetchPages(locale: Locale): Promise<void> {
  // First: it tells whether there is a network at all, and leaves nothing behind where there is none.
  await loadPages(routesOfApp());
  await Promise.all([
    loadWords(locale, areas),
    import('./shell/menu/Menu.tsx'),
    import('./shell/lists/SearchDrawer.tsx'),
    import('./features/search/FoundTenders.tsx'),
    import('./features/payment/PaymentNotice.tsx'),
  ]);
}

/** For so long the page that was opened has the network to itself. */
const aloneMs = 3 * secondMs;

/**
 * Fetches what the other pages are made of. They open at once then; and where the network is lost meanwhile they say
 * what of them is missing, and show the rest.
 */
export function usePrefetchedPages(locale: Locale, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const fetchAfter = (waitMs: number) => {
      if (!isOver) timer = setTimeout(() => fetchPages(locale).catch(() => fetchAfter(2 * waitMs)), waitMs);
    };
    fetchAfter(aloneMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [locale, isWanted]);
}
