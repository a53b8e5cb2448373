import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './NewDot.guide.ts';
import { NewDot, type NewDotProps } from './NewDot.tsx';

const meta = {
  title: 'Product/NewDot',
  component: NewDot,
  args: { label: 'New', onSeen: fn() },
  parameters: { guide, ...inAmharic<NewDotProps>({ label: 'አዲስ' }) },
  // Below the area that a header covers.
  decorators: [(Story) => <div style={{ display: 'flex', paddingBlockStart: '4rem' }}>{Story()}</div>],
} satisfies Meta<typeof NewDot>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It counts as seen after a second. */
export const Seen: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: 'New' })).toBeVisible();
    await expect(args.onSeen).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledOnce(), { timeout: 5000 });
  },
};
/** Off the screen it is not seen. */
export const OffTheScreen: Story = {
  decorators: [(Story) => <div style={{ paddingBlockStart: '200vh' }}>{Story()}</div>],
};
