import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './Button.guide.ts';
import { Button, type ButtonProps } from './Button.tsx';

const meta = {
  title: 'Actions and text/Button',
  component: Button,
  args: { children: 'Verify Code', onClick: fn() },
  parameters: { guide, ...inAmharic<ButtonProps>({ children: 'ኮዱን ያረጋግጡ' }) },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verify Code' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Quiet: Story = { args: { tone: 'quiet' } };
/** Looks like a link and does something here. */
export const Text: Story = {
  args: { tone: 'text', children: 'Clear all' },
  parameters: inAmharic<ButtonProps>({ children: 'ሁሉንም ያጽዱ' }),
};
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};
/** On the narrowest phone the words wrap; the button grows. */
export const LongWords: Story = {
  args: { children: 'Pay 2,360.00 birr for one year and continue to the payment provider' },
  parameters: inAmharic<ButtonProps>({ children: 'ለአንድ ዓመት 2,360.00 ብር ይክፈሉና ወደ ክፍያ አቅራቢው ይቀጥሉ' }),
};
