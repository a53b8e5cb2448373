import { useMutation } from '@tanstack/react-query';
import { takePendingSave } from '../../data/pending-save.ts';
import { useSaveMutation } from './SaveTender.tsx';

/** Saves what the reader wanted saved as a visitor. That it failed is told where they come to, and keeps nobody. */
export function usePendingSave(): () => Promise<void> {
  const { mutateAsync } = useMutation(useSaveMutation());
  return async () => {
    const id = takePendingSave(new Date());
    if (id !== null) await mutateAsync({ id, isSaved: true }).catch(() => undefined);
  };
}
