import { useMessages } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import type { ReactElement } from 'react';
import { useShortcutHelp } from './ShortcutHelp.tsx';

/** Opens the list of keys, for those who do not know the key ? or have turned the keys off. */
export function ShortcutButton(): ReactElement {
  const { frame } = useMessages();
  return (
    <Button onClick={useShortcutHelp()} tone="text">
      {frame.keys}
    </Button>
  );
}
