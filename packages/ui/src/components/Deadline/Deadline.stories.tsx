import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './Deadline.guide.ts';
import { Deadline, type DeadlineProps } from './Deadline.tsx';

const meta = {
  title: 'Product/Deadline',
  component: Deadline,
  args: { urgency: 'calm', label: 'Closes in 12 days' },
  parameters: { guide, ...inAmharic<DeadlineProps>({ label: 'በ12 ቀናት ውስጥ ይዘጋል' }) },
} satisfies Meta<typeof Deadline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Calm: Story = {};
export const Soon: Story = {
  args: { urgency: 'soon', label: 'Closes in 3 days' },
  parameters: inAmharic<DeadlineProps>({ label: 'በ3 ቀናት ውስጥ ይዘጋል' }),
};
export const LastDay: Story = {
  args: { urgency: 'high', label: 'Closes today at 10:30' },
  parameters: inAmharic<DeadlineProps>({ label: 'ዛሬ ከረፋዱ 4:30 ይዘጋል' }),
};
export const Past: Story = {
  args: { urgency: 'past', label: 'Closed' },
  parameters: inAmharic<DeadlineProps>({ label: 'ተዘግቷል' }),
};
