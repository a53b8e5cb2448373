import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Disclosure.guide.ts';
import { Disclosure, type DisclosureProps } from './Disclosure.tsx';

const meta = {
  title: 'Structure/Disclosure',
  component: Disclosure,
  args: {
    labels: { more: 'Choose dates', less: 'Hide the dates' },
    children: <Text>Published in the last seven days</Text>,
  },
  parameters: {
    guide,
    ...inAmharic<DisclosureProps>({
      labels: { more: 'ቀን ይምረጡ', less: 'ቀኖቹን ይደብቁ' },
      children: <Text>ባለፉት ሰባት ቀናት የታተሙ</Text>,
    }),
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hide the dates')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Choose dates'));
    await waitFor(() => expect(canvas.getByText(/Published/)).toBeVisible());
    await expect(canvas.getByText('Choose dates')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Hide the dates'));
    await waitFor(() => expect(canvas.getByText(/Published/)).not.toBeVisible());
  },
};
export const Open: Story = { args: { isOpen: true } };
export const WithWordsBefore: Story = {
  args: { lead: 'The last seven days' },
  parameters: inAmharic<DisclosureProps>({ lead: 'ያለፉት ሰባት ቀናት' }),
};

function Outside(props: DisclosureProps): ReactElement {
  const [isSet, setIsSet] = useState(false);
  return (
    <Stack gap="s">
      <Button onClick={() => setIsSet(!isSet)} tone="quiet">
        {props.labels.more}
      </Button>
      <Disclosure {...props} isOpen={isSet} />
    </Stack>
  );
}
/** It stays open when the outside value turns false again, as the reader may still be using it. */
export const OpenedFromOutside: Story = {
  render: (args) => <Outside {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByText(/Published/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText(/Published/)).toBeVisible();
  },
};
export const LongWords: Story = {
  args: { labels: { more: 'Date'.repeat(40), less: 'Hide'.repeat(40) }, children: 'day'.repeat(60), isOpen: true },
  parameters: inAmharic<DisclosureProps>({
    labels: { more: longWord.repeat(4), less: longWord.repeat(4) },
    children: 'ቀን'.repeat(90),
  }),
};
