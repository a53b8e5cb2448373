import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = { component: VisuallyHidden, args: { children: 'Saved tenders: 3' } } satisfies Meta<
  typeof VisuallyHidden
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** There for a screen reader, and takes no room. */
export const Hidden: Story = {
  play: async ({ canvas }) => {
    const { width, height } = (await canvas.findByText('Saved tenders: 3')).getBoundingClientRect();
    await expect(Math.max(width, height)).toBeLessThanOrEqual(1);
  },
};
