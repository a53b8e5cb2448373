import { useArea } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { Card } from '@awaj/ui/Card';
import { Heading } from '@awaj/ui/Heading';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import type { ReactElement } from 'react';

export interface FeedWelcomeProps {
  /** The reader's name, once known. */
  name: string | undefined;
  onStart: () => void;
}

/** For members who have not chosen anything yet. */
export function FeedWelcome({ name, onStart }: FeedWelcomeProps): ReactElement {
  const { welcome, welcomeAll, text, start } = useArea('preferences').feed;
  return (
    <Card as="section" padding="l">
      <Stack align="start" gap="m">
        <Heading level={2}>{name ? welcome(name) : welcomeAll}</Heading>
        <Text>{text}</Text>
        <Button onClick={onStart}>{start}</Button>
      </Stack>
    </Card>
  );
}
