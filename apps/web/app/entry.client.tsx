import { localeOfPath } from '@awaj/domain/navigation';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { rememberChangedLocale } from './address/locale.ts';
import { forgetMask } from './boot/forget-mask.ts';
import { reloadForMissingFiles } from './boot/reload-for-missing-files.ts';
import { storeFont } from './boot/stored-font.ts';
import { ensureMessages } from './data/translations.ts';
import { fetchSaving } from './features/saving/SaveTender.tsx';
import { startWorker } from './offline/register-worker.ts';
import { fetchMemberFrame } from './shell/member-frame.ts';

forgetMask();
reloadForMissingFiles();
rememberChangedLocale();

const { pathname } = location;
// No top-level `await`, because scripts that import this one would wait for it too.
const needed = Promise.all([ensureMessages(localeOfPath(pathname), pathname), fetchMemberFrame(), fetchSaving()]);

function hydrate(): void {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
}

function start(): void {
  // Everything needed has loaded, so LateScripts need not try again.
  window.onunhandledrejection = null;
  // In slices, so that the page can be scrolled and drawn between them. A press that waits is answered sooner without.
  if (window.earlyPresses?.length) hydrate();
  else startTransition(hydrate);
  startWorker();
  storeFont();
}

void needed.then(start);
