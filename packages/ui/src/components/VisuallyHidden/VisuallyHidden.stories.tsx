import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './VisuallyHidden.guide.ts';
import { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden.tsx';

const meta = {
  title: 'Actions and text/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Saved tenders: 3' },
  parameters: { guide, ...inAmharic<VisuallyHiddenProps>({ children: 'የተቀመጡ ጨረታዎች፦ 3' }) },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Read by screen readers, and takes no room. */
export const Hidden: Story = {
  play: async ({ canvas }) => {
    const { width, height } = (await canvas.findByText('Saved tenders: 3')).getBoundingClientRect();
    await expect(Math.max(width, height)).toBeLessThanOrEqual(1);
  },
};
