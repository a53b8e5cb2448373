import { useMessages } from '@awaj/i18n/react';
import { Banner } from '@awaj/ui/Banner';
import type { ReactElement } from 'react';

/** Over what works only with scripts. */
export function NeedsScript(): ReactElement {
  const { frame } = useMessages();
  return (
    <noscript>
      <Banner text={frame.needsScript} tone="info" />
    </noscript>
  );
}
