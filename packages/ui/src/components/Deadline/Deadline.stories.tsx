import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './Deadline.guide.ts';
import { Deadline, type DeadlineProps } from './Deadline.tsx';

const meta = {
  title: 'Product/Deadline',
  component: Deadline,
  args: { urgency: 'calm', label: '12 days left' },
  parameters: { guide, ...inAmharic<DeadlineProps>({ label: '12 ቀን ቀርቶታል' }) },
} satisfies Meta<typeof Deadline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Calm: Story = {};
export const Soon: Story = {
  args: { urgency: 'soon', label: '3 days left' },
  parameters: inAmharic<DeadlineProps>({ label: '3 ቀን ቀርቶታል' }),
};
export const LastDay: Story = {
  args: { urgency: 'high', label: 'Closes today, 10:30 am' },
  parameters: inAmharic<DeadlineProps>({ label: 'ዛሬ ከረፋዱ 4:30 ሰዓት ይዘጋል' }),
};
export const Past: Story = {
  args: { urgency: 'past', label: 'Closed' },
  parameters: inAmharic<DeadlineProps>({ label: 'ተዘግቷል' }),
};
