import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './CountBadge.guide.ts';
import { CountBadge, type CountBadgeProps } from './CountBadge.tsx';

const meta = {
  title: 'Product/CountBadge',
  component: CountBadge,
  args: { count: '4', label: '4 saved tenders' },
  parameters: { guide, ...inAmharic<CountBadgeProps>({ label: '4 የተቀመጡ ጨረታዎች' }) },
} satisfies Meta<typeof CountBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {};
export const MoreThanNine: Story = {
  args: { count: '9+', label: '12 saved tenders' },
  parameters: inAmharic<CountBadgeProps>({ label: '12 የተቀመጡ ጨረታዎች' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9+')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('12 saved tenders')).toBeInTheDocument();
  },
};
/** Renders nothing when there is nothing to count. */
export const None: Story = {
  args: { count: null },
  parameters: { a11y: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('4 saved tenders')).not.toBeInTheDocument();
  },
};
