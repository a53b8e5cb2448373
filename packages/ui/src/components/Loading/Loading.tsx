import { type ReactElement, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { createHold } from './hold.ts';

export interface LoadingProps {
  isLoading: boolean;
  /** Of the same size as what comes. Made of Skeleton, which cannot be seen for its first 150 ms. */
  skeleton: ReactNode;
  /** Heard when it takes longer than a second: "Loading tenders…". */
  label?: string;
  children: ReactNode;
}

const longMs = 1000;

/** It stands outside of what is busy, of which nothing is read out. */
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

// The server has no layout, and says so in its log when asked to wait for one.
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

/** A skeleton that never flickers: what is quick comes without it, and once seen it stays for 300 ms. */
export function Loading({ isLoading, skeleton, label, children }: LoadingProps): ReactElement {
  const isShown = useHeld(isLoading);
  return (
    <>
      <div aria-busy={isShown}>{isShown ? skeleton : children}</div>
      {label && <LongWait isLoading={isShown} label={label} />}
    </>
  );
}
