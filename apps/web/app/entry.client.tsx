import { localeOfPath } from '@awaj/domain/navigation';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { rememberFollowed } from './locale-cookie.ts';
import { reloadWhenOutdated } from './offline/lost-chunk.ts';
import { startWorker } from './offline/worker.ts';
import { ensureMessages } from './translations.ts';

reloadWhenOutdated();
rememberFollowed();
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
