import { localeOfPath } from '@awaj/domain/navigation';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { fetchHeader } from './frame/SiteHeader.tsx';
import { rememberFollowed } from './locale-cookie.ts';
import { startWorker } from './offline/worker.ts';
import { ensureMessages } from './translations.ts';

rememberFollowed();

const { pathname } = location;
// Not awaited by this script itself, which scripts that are on their way may wait for.
void Promise.all([ensureMessages(localeOfPath(pathname), pathname), fetchHeader()]).then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
  startWorker();
});
