import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Title: Story = { args: { height: 'title', width: 'most' } };
export const Line: Story = { args: { height: 'line', width: 'half' } };
export const Box: Story = { args: { height: 'box', width: 'full' } };
export const Paragraph: Story = {
  render: () => (
    <Stack gap="s">
      <Skeleton height="text" width="full" />
      <Skeleton height="text" width="most" />
      <Skeleton height="text" width="third" />
    </Stack>
  ),
};
