import { secondMs } from '@awaj/domain/duration';
import type { Locale } from '@awaj/i18n';
import { useLocale } from '@awaj/i18n/react';
import { useEffect } from 'react';
import { loadWords } from '../words.ts';

interface RouteFiles {
  module: string;
  clientLoaderModule?: string;
}

declare global {
  interface Window {
    /** What each route is made of, as React Router has it. */
    __reactRouterManifest?: { routes: Record<string, RouteFiles> };
  }
}

const areas = ['tenderPage', 'telegramTender', 'telegramEntry', 'preferences'] as const;

async function fetchPages(locale: Locale): Promise<void> {
  const routes = Object.values(window.__reactRouterManifest?.routes ?? {});
  const files = routes.flatMap(({ module, clientLoaderModule }) => [module, clientLoaderModule ?? module]);
  await Promise.all([
    loadWords(locale, areas),
    import('../features/settings/Settings.tsx'),
    import('../features/payment/PaymentNotice.tsx'),
    ...[...new Set(files)].map((file) => import(/* @vite-ignore */ file)),
  ]);
}

/** For so long the page that was opened has the network to itself. */
const aloneMs = 3 * secondMs;

/**
 * Fetches what the other pages are made of. They open at once then; and where the network is lost meanwhile they say so
 * themselves, while React Router loads the app anew for a page that it cannot fetch, which leaves nothing of it.
 */
export function usePagesAhead(): void {
  const locale = useLocale();
  useEffect(() => {
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
  }, [locale]);
}
