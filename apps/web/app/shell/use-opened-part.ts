import { type LazyPart, useLazyPart } from '@awaj/features/lazy-part';
import { useMessages } from '@awaj/i18n/react';
import { useToast } from '@awaj/ui/Toast';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

/** What is loaded when it is opened. Where it does not come, the reader is told and it is closed again. */
export function useOpenedPart<Part>(part: LazyPart<Part>, isOpen: boolean, close: () => void): Part | null | undefined {
  const { failure } = useMessages();
  const show = useToast();
  const loaded = useLazyPart(part, isOpen);
  const { key } = useLocation();
  // The key tells a second opening at the same address from the first: the reader is told again.
  const failed = isOpen && loaded === null && key;
  const fail = useEffectEvent(() => {
    show({ text: failure.unreachable, tone: 'failure' });
    close();
  });
  useEffect(() => {
    if (failed) fail();
  }, [failed]);
  return loaded;
}
