import * as Radix from '@radix-ui/react-toast';
import { createContext, type ReactElement, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { useIsScripted } from '../FormField/use-is-scripted.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { type Entry, withNewest } from './stack.ts';
import * as styles from './Toast.css.ts';

export interface ToastMessage {
  text: string;
  /** `failure` stays until it is closed. */
  tone?: 'done' | 'failure';
  /** What takes it back: "Undo". Pressing it closes the toast. */
  action?: { label: string; onPress: () => void };
}

export interface ToastProviderProps {
  /** Of the region they stand in, for screen readers. */
  label: string;
  closeLabel: string;
  /** How long one that is not a failure stays. Looking at it, by pointer or focus, stops the clock. */
  staysMs?: number;
  children: ReactNode;
}

type Show = (message: ToastMessage) => void;

const ShowContext = createContext<Show | null>(null);

/** Tells in a few words how something ended. Needs a ToastProvider around the app. */
export function useToast(): Show {
  const show = useContext(ShowContext);
  if (!show) throw new Error('useToast needs a ToastProvider around it.');
  return show;
}

interface ToastProps {
  message: ToastMessage;
  closeLabel: string;
  staysMs: number;
  onClose: () => void;
}

function Toast({ message, closeLabel, staysMs, onClose }: ToastProps): ReactElement {
  const { text, tone = 'done', action } = message;
  return (
    <Radix.Root
      className={styles.toast}
      duration={tone === 'failure' ? Number.POSITIVE_INFINITY : staysMs}
      onOpenChange={(isOpen) => isOpen || onClose()}
      type={tone === 'failure' ? 'foreground' : 'background'}
    >
      <Radix.Description className={styles.message}>
        <span className={styles.sign({ tone })}>
          <Icon name={tone === 'failure' ? 'alert' : 'check'} />
        </span>
        {text}
      </Radix.Description>
      {action && (
        <Radix.Action altText={action.label} className={styles.action} onClick={action.onPress}>
          {action.label}
        </Radix.Action>
      )}
      <Radix.Close asChild>
        <IconButton icon="close" label={closeLabel} />
      </Radix.Close>
    </Radix.Root>
  );
}

export function ToastProvider(props: ToastProviderProps): ReactElement {
  const { label, closeLabel, staysMs = 6000, children } = props;
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const lastId = useRef(0);
  const isScripted = useIsScripted();
  const show = useCallback((message: ToastMessage) => {
    lastId.current += 1;
    const id = lastId.current;
    setEntries((before) => withNewest(before, { id, message }));
  }, []);
  const close = (id: number) => setEntries((before) => before.filter((entry) => entry.id !== id));
  return (
    <ShowContext value={show}>
      <Radix.Provider label={label}>
        {children}
        {entries.map(({ id, message }) => (
          <Toast closeLabel={closeLabel} key={id} message={message} onClose={() => close(id)} staysMs={staysMs} />
        ))}
        {/* It writes its style into the page, which a strict policy refuses in what a server sends. */}
        {isScripted && <Radix.Viewport className={styles.stack} label={`${label} ({hotkey})`} />}
      </Radix.Provider>
    </ShowContext>
  );
}
