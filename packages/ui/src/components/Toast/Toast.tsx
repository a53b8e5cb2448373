import {
  createContext,
  type ReactElement,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type Entry, type ToastMessage, withNewest } from './stack.ts';
import * as styles from './Toast.css.ts';
import { ToastCard } from './ToastCard.tsx';
import { useHeld } from './use-held.ts';

export type { ToastMessage } from './stack.ts';

export interface ToastProviderProps {
  /** Label of the region, for screen readers. */
  label: string;
  closeLabel: string;
  /** Read after a text with an action, because the focus is elsewhere: "Undo: press F8". */
  actionHint: (action: string, key: string) => string;
  /** How long a message other than a failure stays. Hovering or focusing it stops the clock. */
  staysMs?: number;
  children: ReactNode;
}

type Show = (message: ToastMessage) => void;

const ShowContext = createContext<Show | null>(null);

/** Shows a short message about a result. Needs a ToastProvider around the app. */
export function useToast(): Show {
  const show = useContext(ShowContext);
  if (!show) throw new Error('useToast needs a ToastProvider around it.');
  return show;
}

const hotkey = 'F8';

interface RegionProps extends Required<Omit<ToastProviderProps, 'children'>> {
  entries: readonly Entry[];
  onClose: (id: number) => void;
}

function Region({ label, closeLabel, actionHint, staysMs, entries, onClose }: RegionProps): ReactElement {
  const region = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  const isHeld = useHeld(region);
  useEffect(() => {
    const focus = ({ key }: KeyboardEvent) => {
      if (key !== hotkey) return;
      before.current = document.activeElement;
      region.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
  const close = (id: number) => {
    // The focus must not be lost with the toast that had it.
    if (region.current?.contains(document.activeElement))
      if (entries.length > 1) region.current.focus();
      else if (before.current instanceof HTMLElement) before.current.focus();
    onClose(id);
  };
  return (
    <section aria-label={`${label} (${hotkey})`} className={styles.stack} ref={region} tabIndex={-1}>
      <ol className={styles.list}>
        {entries.map(({ id, message }) => (
          <ToastCard
            closeLabel={closeLabel}
            hint={message.action && actionHint(message.action.label, hotkey)}
            isHeld={isHeld}
            key={id}
            message={message}
            onClose={() => close(id)}
            staysMs={staysMs}
          />
        ))}
      </ol>
    </section>
  );
}

export function ToastProvider(props: ToastProviderProps): ReactElement {
  const { staysMs = 6000, children, ...rest } = props;
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const lastId = useRef(0);
  const show = useCallback((message: ToastMessage) => {
    lastId.current += 1;
    const id = lastId.current;
    setEntries((before) => withNewest(before, { id, message }));
  }, []);
  const close = (id: number) => setEntries((before) => before.filter((entry) => entry.id !== id));
  return (
    <ShowContext value={show}>
      {children}
      <Region {...rest} entries={entries} onClose={close} staysMs={staysMs} />
    </ShowContext>
  );
}
