import { type LazyPart, useLazyPart } from '@awaj/features/lazy-part';
import { useMessages } from '@awaj/i18n/react';
import { useToast } from '@awaj/ui/Toast';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

/** Loads a part when it is opened. If loading fails, the reader gets a message and it is closed again. */
export function useOpenedPart<Part>(part: LazyPart<Part>, isOpen: boolean, close: () => void): Part | null | undefined {
  const { failure } = useMessages();
  const show = useToast();
  const loaded = useLazyPart(part, isOpen);
  const { key } = useLocation();
  // Each opening at the same address has a new key, so that each failure shows a message.
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
