import type { ReactElement } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';

/** The head of a part of a page, and what it is about. */
export const titled = (title: string, lead: string | false): ReactElement => (
  <Stack gap="xxs">
    <Heading level={2}>{title}</Heading>
    {lead && <Text tone="muted">{lead}</Text>}
  </Stack>
);
