import { useMutation } from '@tanstack/react-query';
import { useSaveMutation } from './SaveTender.tsx';
import { takeWish } from './wished-save.ts';

/** Saves what the reader wanted saved as a visitor. That it failed is told where they come to, and keeps nobody. */
export function useWishedSave(): () => Promise<void> {
  const { mutateAsync } = useMutation(useSaveMutation());
  return async () => {
    const id = takeWish();
    if (id !== null) await mutateAsync({ id, isSaved: true }).catch(() => undefined);
  };
}
