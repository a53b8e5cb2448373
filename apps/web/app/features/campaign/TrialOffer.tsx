import { failureText } from '@awaj/features/failure';
import { useSession } from '@awaj/features/session';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { FormError } from '@awaj/ui/FormError';
import { FormLayout } from '@awaj/ui/FormLayout';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import { TickList } from '@awaj/ui/TickList';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { pathsIn } from '../../address/paths.ts';
import { useMutations } from '../../data/account-api.ts';
import { BrandLink } from '../../shell/BrandLink.tsx';
import { NeedsScript } from '../../shell/NoScript.tsx';
import { Contact } from '../reading/Contact.tsx';
import { isGone } from './expired-link.ts';
import { LinkGone } from './LinkGone.tsx';

/** Only the button uses the link, so that previews in chats do not use up a trial. */
export function TrialOffer({ freeId, title }: { freeId: string; title: string }): ReactElement {
  const { trial } = useArea('campaign');
  const { failure } = useMessages();
  const session = useSession();
  const navigate = useNavigate();
  const confirmation = pathsIn(useLocale()).page('/confirmation');
  const { mutate, error, isPending, isSuccess } = useMutation({
    ...useMutations().campaigns.startTrial(freeId),
    onSuccess: (token) => {
      session.start(token);
      return navigate(confirmation, { replace: true });
    },
  });
  if (isGone(error)) return <LinkGone kind="trial" />;
  return (
    <FormLayout brand={<BrandLink />} foot={<Contact />} intro={trial.lead} title={title}>
      <NeedsScript />
      <Stack gap="l">
        <TickList points={trial.points} />
        <FormError errors={error ? [{ text: failureText(error, failure) }] : []} heading={trial.notStarted} />
        <Button isBusy={isPending || isSuccess} onClick={() => mutate()}>
          {trial.start}
        </Button>
        <Text size="s" tone="muted">
          {trial.once}
        </Text>
      </Stack>
    </FormLayout>
  );
}
