import type { Meta, StoryObj } from '@storybook/react-vite';
import { bookmarkIcon } from '../../icons.ts';
import { guide } from './Icon.guide.ts';
import { Icon } from './Icon.tsx';

const meta = {
  title: 'Actions and text/Icon',
  component: Icon,
  args: { drawing: bookmarkIcon },
  parameters: { guide },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Outlined: Story = {};
export const Filled: Story = { args: { isFilled: true } };
/** It grows with the surrounding text. */
export const InLargeText: Story = {
  render: (args) => (
    <span style={{ fontSize: '2.25rem' }}>
      <Icon {...args} />
    </span>
  ),
};
