import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CountBadge } from './CountBadge.tsx';

const meta = {
  component: CountBadge,
  args: { count: '4', label: '4 saved tenders' },
} satisfies Meta<typeof CountBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {};
export const Many: Story = {
  args: { count: '9+', label: '10 saved tenders' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9+')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('10 saved tenders')).toBeInTheDocument();
  },
};
