import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ClientInstrumentation } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { fetchPage } from './boot/page-files.ts';

/** Every way to another page goes through here: links, pages that lead on, and buttons of the client. */
const afterItsFiles: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      async navigate(go, { to }) {
        // React Router goes there when this ends: it never does for a page that nobody wants any more.
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
