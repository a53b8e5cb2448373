import type { Feed } from '@awaj/features/feed-address';
import { useArea } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { Stack } from '@awaj/ui/Stack';
import { useToast } from '@awaj/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useMutations } from '../../data/account-api.ts';

/** Creates, replaces or removes a feed's address. */
export function FeedActions({ feed }: { feed: Feed }): ReactElement {
  const words = useArea('reminders');
  const show = useToast();
  const { feedAddresses } = useMutations();
  const onError = () => show({ text: words.notDone, tone: 'failure' });
  const make = useMutation({ ...feedAddresses.make(), onError });
  const giveUp = useMutation({ ...feedAddresses.giveUp(), onError });
  const { address, name } = feed;
  const labelOf = (action: string) => (name === '' ? undefined : words.about(action, name));
  if (address === null)
    return (
      <Stack align="start">
        <Button aria-label={labelOf(words.make)} isBusy={make.isPending} onClick={() => make.mutate(feed)} tone="quiet">
          {words.make}
        </Button>
      </Stack>
    );
  return (
    <Stack direction="row" gap="s">
      <Button
        aria-label={labelOf(words.makeNew)}
        isBusy={make.isPending}
        onClick={() => make.mutate(feed, { onSuccess: () => show({ text: words.made }) })}
        tone="quiet"
      >
        {words.makeNew}
      </Button>
      <Button
        aria-label={labelOf(words.stop)}
        isBusy={giveUp.isPending}
        onClick={() => giveUp.mutate(address, { onSuccess: () => show({ text: words.stopped }) })}
        tone="text"
      >
        {words.stop}
      </Button>
    </Stack>
  );
}
