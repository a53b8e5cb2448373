import { type LazyPart, useLazyPart } from '@awaj/features/lazy-part';
import { useMessages } from '@awaj/i18n/react';
import { useToast } from '@awaj/ui/Toast';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

/** A part that is loaded when opened. If loading fails, the reader is told and it is closed again. */
export function useOpenedPart<Part>(part: LazyPart<Part>, isOpen: boolean, close: () => void): Part | null | undefined {
  const { failure } = useMessages();
  const show = useToast();
  const loaded = useLazyPart(part, isOpen);
  const { key } = useLocation();
  // A new key for each opening at the same address, so that the reader is told again.
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
