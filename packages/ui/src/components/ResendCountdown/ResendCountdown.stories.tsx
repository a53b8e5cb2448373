import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './ResendCountdown.guide.ts';
import { ResendCountdown, type ResendCountdownProps } from './ResendCountdown.tsx';

const amharic = { resend: 'ኮዱን እንደገና ይላኩ', waiting: 'ከ0:42 በኋላ', ready: 'አሁን ኮዱን እንደገና መላክ ይቻላል' };

const meta = {
  title: 'Forms/ResendCountdown',
  component: ResendCountdown,
  args: {
    secondsLeft: 42,
    onResend: fn(),
    labels: { resend: 'Send the code again', waiting: 'in 0:42', ready: 'The code can be sent again now' },
  },
  parameters: { guide, ...inAmharic<ResendCountdownProps>({ labels: amharic }) },
} satisfies Meta<typeof ResendCountdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Send the code again' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('in 0:42');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await expect(args.onResend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
export const Ready: Story = {
  args: { secondsLeft: 0 },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onResend).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent('The code can be sent again now');
  },
};
/** When the wait ends the focus stays; pressing starts the next wait. */
export const SentAgain: Story = {
  args: { secondsLeft: 0 },
  render: function Counted({ secondsLeft: initial, onResend, ...rest }) {
    const [secondsLeft, setSecondsLeft] = useState(initial);
    const resend = () => {
      onResend();
      setSecondsLeft(60);
    };
    return <ResendCountdown {...rest} onResend={resend} secondsLeft={secondsLeft} />;
  },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.dblClick(button);
    await expect(args.onResend).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};
export const Busy: Story = {
  args: { secondsLeft: 0, isBusy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onResend).not.toHaveBeenCalled();
  },
};
export const LongWait: Story = {
  args: { secondsLeft: 86_399, labels: { resend: 'Send the code again', waiting: 'in 23:59:59', ready: '' } },
  parameters: inAmharic<ResendCountdownProps>({ labels: { ...amharic, waiting: 'ከ23:59:59 በኋላ' } }),
};
