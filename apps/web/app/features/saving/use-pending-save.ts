import { useMutation } from '@tanstack/react-query';
import { takePendingSave } from '../../data/pending-save.ts';
import { useSaveMutation } from './use-save-mutation.ts';

/**
 * Saves the tender that was wanted before the login. A failure is shown on the next page and does not delay the reader.
 */
export function usePendingSave(): () => Promise<void> {
  const { mutateAsync } = useMutation(useSaveMutation());
  return async () => {
    const id = takePendingSave(new Date());
    if (id !== null) await mutateAsync({ id, isSaved: true }).catch(() => undefined);
  };
}
