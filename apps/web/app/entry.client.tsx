import { localeOfPath } from '@awaj/domain/navigation';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reloadWhenOutdated } from './offline/lost-chunk.ts';
import { startWorker } from './offline/worker.ts';
import { ensureMessages } from './translations.ts';

// A panel over the page writes a style of its own, which the policy takes with the nonce alone. The package that does it
// looks for it under this name.
Object.assign(globalThis, { __webpack_nonce__: document.querySelector('script')?.nonce });

reloadWhenOutdated();
await ensureMessages(localeOfPath(location.pathname), location.pathname);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

startWorker();
