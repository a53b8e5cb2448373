import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ClientInstrumentation } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { fetchPage } from './boot/page-files.ts';

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

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[afterItsFiles]} />
    </StrictMode>,
  );
});
