import { ApiError } from '@awaj/api-client';
import type { Messages } from '@awaj/i18n';
import { useArea, useMessages } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { Heading } from '@awaj/ui/Heading';
import { Link } from '@awaj/ui/Link';
import { Notice } from '@awaj/ui/Notice';
import { Stack } from '@awaj/ui/Stack';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { refusalText } from '../failure/failure.ts';
import type { AlertSettingsMutations, TestChannel } from './alert-settings.mutations.ts';

export interface TestMessagesProps {
  /** The channels that are switched on. */
  channels: readonly TestChannel[];
  mutations: AlertSettingsMutations;
  /** The page with all sent messages. */
  messagesHref: string;
}

const whyNot = (error: Error, failure: Messages['failure']): string =>
  (error instanceof ApiError && error.errors.channel) || refusalText(error, failure);

/** Sends a test message by a channel and shows the result. */
export function TestMessages({ channels, mutations, messagesHref }: TestMessagesProps): ReactElement {
  const { test } = useArea('alertSettings');
  const { failure } = useMessages();
  const { mutate, variables, isPending, isSuccess, error } = useMutation(mutations.sendTest());
  return (
    <Stack as="section" gap="s">
      <Heading level={2} size="m">
        {test.title}
      </Heading>
      <Stack direction="row" gap="xs">
        {channels.map((channel) => (
          <Button
            isBusy={isPending && variables === channel}
            key={channel}
            onClick={() => mutate(channel)}
            tone="quiet"
          >
            {test.send[channel]}
          </Button>
        ))}
      </Stack>
      {isSuccess && (
        <Notice tone="success">
          {test.sent[variables]}{' '}
          <Link href={messagesHref} look="inline">
            {test.look}
          </Link>
        </Notice>
      )}
      {error && <Notice tone="failure">{whyNot(error, failure)}</Notice>}
    </Stack>
  );
}
