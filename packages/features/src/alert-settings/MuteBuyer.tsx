import { useArea, useMessages } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { ErrorLine } from '@awaj/ui/FormField';
import { Text } from '@awaj/ui/Text';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { refusalText } from '../failure/failure.ts';
import type { AlertSettingsMutations } from './alert-settings.mutations.ts';

export interface MuteBuyerProps {
  buyer: { id: number; name: string };
  mutations: AlertSettingsMutations;
}

/** Beside an alert: mutes the buyer it was about. */
export function MuteBuyer({ buyer, mutations }: MuteBuyerProps): ReactElement {
  const { mutes: words } = useArea('alertSettings');
  const { failure } = useMessages();
  const mute = useMutation(mutations.mute());
  if (mute.isSuccess)
    return (
      <Text role="status" size="s">
        {words.muted(buyer.name)}
      </Text>
    );
  return (
    <>
      <Button isBusy={mute.isPending} onClick={() => mute.mutate({ companyId: buyer.id })} tone="text">
        {words.muteBuyer(buyer.name)}
      </Button>
      <ErrorLine text={mute.error ? refusalText(mute.error, failure) : undefined} />
    </>
  );
}
