import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { Text } from '../Text/Text.tsx';
import { guide } from './GroupDisclosure.guide.ts';
import { GroupDisclosure, type GroupDisclosureProps } from './GroupDisclosure.tsx';

const meta = {
  title: 'Product/GroupDisclosure',
  component: GroupDisclosure,
  args: { label: 'Closed · 3', children: <Text>Supply of solar water pumps</Text> },
  parameters: {
    guide,
    ...inAmharic<GroupDisclosureProps>({ label: 'የተዘጉ · 3', children: <Text>የፀሐይ ኃይል የውሃ ፓምፖች አቅርቦት</Text> }),
  },
} satisfies Meta<typeof GroupDisclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Supply of solar water pumps')).not.toBeInTheDocument();
  },
};
export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('heading'));
    await waitFor(() => expect(canvas.getByText('Supply of solar water pumps')).toBeVisible());
  },
};
