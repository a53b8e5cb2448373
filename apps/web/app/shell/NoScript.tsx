import { useMessages } from '@awaj/i18n/react';
import { Banner } from '@awaj/ui/Banner';
import type { ReactElement } from 'react';
import type { Unavailable } from '../data/unavailable.ts';

/** Above content that needs scripts. */
export function NeedsScript(): ReactElement {
  const { frame } = useMessages();
  return (
    <noscript>
      <Banner text={frame.needsScript} tone="info" />
    </noscript>
  );
}

/** Shown on a page without script. With script, the page retries by itself. */
export function UnavailableNotice({ status }: { status: Unavailable['status'] | null }): ReactElement | null {
  const { failure } = useMessages();
  if (status === null) return null;
  return (
    <noscript>
      <Banner text={status === 429 ? failure.tooMany : failure.unexpected} tone="info" />
    </noscript>
  );
}
