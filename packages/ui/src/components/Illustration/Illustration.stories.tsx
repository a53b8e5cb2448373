import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './Illustration.guide.ts';
import { Illustration, illustrationNames } from './Illustration.tsx';

const meta = {
  title: 'Structure/Illustration',
  component: Illustration,
  args: { name: 'empty' },
  parameters: { guide },
} satisfies Meta<typeof Illustration>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const All: Story = {
  render: () => (
    <Stack direction="row" gap="l">
      {illustrationNames.map((name) => (
        <Illustration key={name} name={name} />
      ))}
    </Stack>
  ),
};
