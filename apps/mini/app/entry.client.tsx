import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ClientInstrumentation } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { fetchPage, loadFirstPage } from './boot/page-files.ts';

/** All navigation goes through here: links, redirects, and buttons of the client. */
const afterItsFiles: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      async navigate(go, { to }) {
        // React Router navigates when this resolves, and it never resolves for an outdated navigation.
        if (typeof to === 'string' && !(await fetchPage(to))) await new Promise<never>(() => {});
        await go();
      },
    }),
};

function start(): void {
  // All that is needed has come, so the page need not be recovered.
  window.onunhandledrejection = null;
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter instrumentations={[afterItsFiles]} />
      </StrictMode>,
    );
  });
}

void loadFirstPage().then(start);
