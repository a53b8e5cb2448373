import { type ReactElement, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { createHold } from './hold.ts';

export interface LoadingProps {
  isLoading: boolean;
  /** As large as the content. Made of Skeleton, which is invisible for the first 150 ms. */
  skeleton: ReactNode;
  /** Announced after a second: "Loading tenders…". */
  label?: string;
  children: ReactNode;
}

const longMs = 1000;

/** Outside the busy element, because nothing inside that is announced. */
function LongWait({ label, isLoading }: { label: string; isLoading: boolean }): ReactElement {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setLong(true), longMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isLoading]);
  return <VisuallyHidden role="status">{isLong && label}</VisuallyHidden>;
}

// `useLayoutEffect` warns on the server, which has no layout.
const useBeforePaint = typeof document === 'undefined' ? () => undefined : useLayoutEffect;

function useHeld(isLoading: boolean): boolean {
  const [isHeld, setHeld] = useState(isLoading);
  const [hold] = useState(() => createHold(() => setHeld(false)));
  useBeforePaint(() => {
    if (!isLoading) return;
    setHeld(true);
    hold.begin();
    return () => hold.end();
  }, [isLoading, hold]);
  useBeforePaint(() => hold.stop, [hold]);
  return isLoading || isHeld;
}

/** Shows a skeleton without flicker: fast content comes without it, and a visible one stays for 300 ms. */
export function Loading({ isLoading, skeleton, label, children }: LoadingProps): ReactElement {
  const isShown = useHeld(isLoading);
  return (
    <>
      <div aria-busy={isShown}>{isShown ? skeleton : children}</div>
      {label && <LongWait isLoading={isShown} label={label} />}
    </>
  );
}
