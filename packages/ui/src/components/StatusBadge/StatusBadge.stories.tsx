import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './StatusBadge.guide.ts';
import { StatusBadge, type StatusBadgeProps } from './StatusBadge.tsx';

const meta = {
  title: 'Product/StatusBadge',
  component: StatusBadge,
  args: { status: 'open', label: 'BIDDING OPEN' },
  parameters: { guide, ...inAmharic<StatusBadgeProps>({ label: 'ጨረታው ክፍት ነው' }) },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Closed: Story = {
  args: { status: 'closed', label: 'BIDDING CLOSED' },
  parameters: inAmharic<StatusBadgeProps>({ label: 'ጨረታው ተዘግቷል' }),
};
