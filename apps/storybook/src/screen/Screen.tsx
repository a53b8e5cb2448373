import { type ReactElement, useEffect, useState } from 'react';
import { RouterProvider } from 'react-router';
import type { RouteMap } from './route-maps.ts';
import { type Around, openRouter, type Router } from './router.tsx';

interface ScreenProps {
  map: RouteMap;
  path: string;
  around: Around;
}

// Links read the files of their target page here. In a story, each route imports its own.
Object.assign(window, { __reactRouterManifest: { routes: {} } });

let opened: Router | null = null;

/** An app, opened at an address. */
export function Screen({ map, path, around }: ScreenProps): ReactElement | null {
  const [router, setRouter] = useState<Router | null>(null);
  useEffect(() => {
    let own: Router | null = null;
    let isOver = false;
    void openRouter(map, path, around).then((router) => {
      if (isOver) return router.dispose();
      own = router;
      opened = router;
      setRouter(router);
    });
    return () => {
      isOver = true;
      own?.dispose();
      if (opened === own) opened = null;
    };
  }, [map, path, around]);
  return router && <RouterProvider router={router} />;
}

/** Fetching a part of a page can take most of a second on a busy machine. */
const quietChecks = 20;
const betweenMs = 50;
const timeoutMs = 60_000;

/** Waits until the page is open and stays unchanged. */
export async function untilSettled(): Promise<void> {
  const end = performance.now() + timeoutMs;
  let quiet = 0;
  const observer = new MutationObserver(() => {
    quiet = 0;
  });
  observer.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
  while (quiet < quietChecks) {
    if (performance.now() > end) throw new Error('The screen does not come to rest.');
    await new Promise((resolve) => setTimeout(resolve, betweenMs));
    quiet = opened?.state.initialized && opened.state.navigation.state === 'idle' ? quiet + 1 : 0;
  }
  observer.disconnect();
}
