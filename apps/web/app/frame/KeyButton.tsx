import { useMessages } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import type { ReactElement } from 'react';
import { useKeyHelp } from './KeyHelp.tsx';

/** For who does not know that ? does the same, or has turned it off. */
export function KeyButton(): ReactElement {
  const { frame } = useMessages();
  return (
    <Button onClick={useKeyHelp()} tone="text">
      {frame.keys}
    </Button>
  );
}
