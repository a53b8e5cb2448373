import { useMessages } from '@awaj/i18n/react';
import { Banner } from '@awaj/ui/Banner';
import type { ReactElement } from 'react';
import type { Unavailable } from '../data/unavailable.ts';

/** Over what works only with scripts. */
export function NeedsScript(): ReactElement {
  const { frame } = useMessages();
  return (
    <noscript>
      <Banner text={frame.needsScript} tone="info" />
    </noscript>
  );
}

/** For a page without script: with one it asks again for what it lacks. */
export function UnavailableNotice({ status }: { status: Unavailable['status'] | null }): ReactElement | null {
  const { failure } = useMessages();
  if (status === null) return null;
  return (
    <noscript>
      <Banner text={status === 429 ? failure.tooMany : failure.unexpected} tone="info" />
    </noscript>
  );
}
