import { secondMs } from '@awaj/domain/duration';
import type { Locale } from '@awaj/i18n';
import { useEffect } from 'react';
import { loadPages, routesOfApp } from './boot/page-files.ts';
import { areasOf, loadTranslations } from './data/translations.ts';

async function fetchPages(locale: Locale): Promise<void> {
  // First, because it finds out whether there is a network, and leaves nothing half loaded without one.
  await loadPages(routesOfApp());
  await Promise.all([
    loadTranslations(locale, Object.values(areasOf).flat()),
    import('./shell/menu/Menu.tsx'),
    import('./shell/lists/SearchDrawer.tsx'),
    import('./features/search/FoundTenders.tsx'),
    import('./features/payment/PaymentNotice.tsx'),
  ]);
}

/** The opened page has the network to itself for this long. */
const aloneMs = 3 * secondMs;

/**
 * Loads the scripts and texts of the other pages, so that they open at once. If the network is lost meanwhile, they
 * still open and say what is missing.
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
