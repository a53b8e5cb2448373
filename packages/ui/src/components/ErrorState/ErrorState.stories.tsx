import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './ErrorState.guide.ts';
import { ErrorState, type ErrorStateProps } from './ErrorState.tsx';

const meta = {
  title: 'Structure/ErrorState',
  component: ErrorState,
  args: {
    title: 'Couldn’t load this',
    text: 'We couldn’t reach Awaj. Check your connection and try again.',
    retryLabel: 'Try again',
    onRetry: fn(),
  },
  parameters: {
    guide,
    ...inAmharic<ErrorStateProps>({
      title: 'ይህ ገጽ አልመጣም',
      text: 'አዋጅን ማግኘት አልተቻለም። ግንኙነትዎን ያረጋግጡና እንደገና ይሞክሩ።',
      retryLabel: 'እንደገና ይሞክሩ',
    }),
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InAPage: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load this');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const TryingAgain: Story = {
  args: { isRetrying: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
export const WholePage: Story = { args: { level: 1 } };
