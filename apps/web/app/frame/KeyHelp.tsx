import { onDemand } from '@awaj/features/on-demand';
import { createContext, type ReactElement, type ReactNode, use, useState } from 'react';
import { useLocation } from 'react-router';
import { useOpened } from '../use-opened.ts';

const OpenContext = createContext(() => {});

export const useKeyHelp = (): (() => void) => use(OpenContext);

const dialog = onDemand(async () => (await import('./KeyDialog.tsx')).loadKeyDialog());

/** Tells which keys do what, over any page, until the reader goes on to another. */
export function KeyHelp({ children }: { children: ReactNode }): ReactElement {
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === pathname;
  // For good: who comes back to the page finds it as it is.
  if (openedAt !== null && !isOpen) setOpenedAt(null);
  const close = () => setOpenedAt(null);
  const Dialog = useOpened(dialog, isOpen, close);
  return (
    <OpenContext value={() => setOpenedAt(pathname)}>
      {children}
      {Dialog && <Dialog isOpen={isOpen} onClose={close} />}
    </OpenContext>
  );
}
