import { lazyPart } from '@awaj/features/lazy-part';
import { useMessages } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { createContext, type ReactElement, type ReactNode, use, useState } from 'react';
import { useLocation } from 'react-router';
import { useOpenedPart } from '../use-opened-part.ts';

const OpenContext = createContext(() => {});

export const useShortcutHelp = (): (() => void) => use(OpenContext);

const dialog = lazyPart(async () => (await import('./ShortcutDialog.tsx')).loadShortcutDialog());

/** Lists the shortcuts over any page, and closes when the reader opens another page. */
export function ShortcutHelp({ children }: { children: ReactNode }): ReactElement {
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === pathname;
  // Closes it permanently, so that it is still closed when the reader comes back to the page.
  if (openedAt !== null && !isOpen) setOpenedAt(null);
  const close = () => setOpenedAt(null);
  const Dialog = useOpenedPart(dialog, isOpen, close);
  return (
    <OpenContext value={() => setOpenedAt(pathname)}>
      {children}
      {Dialog && <Dialog isOpen={isOpen} onClose={close} />}
    </OpenContext>
  );
}

/** Opens the list of shortcuts, for readers who do not know the key ? or have switched shortcuts off. */
export function ShortcutButton(): ReactElement {
  const { frame } = useMessages();
  return (
    <Button onClick={useShortcutHelp()} tone="text">
      {frame.keys}
    </Button>
  );
}
