import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { printIcon } from '../../icons.ts';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import { Stack } from '../Stack/Stack.tsx';
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
/** Looks like a link but acts on this page. */
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
/** Cannot be pressed yet, but keeps its place in the order of focus. */
export const Unavailable: Story = { args: { 'aria-disabled': true } };
const withIcon = (drawing: IconDrawing, words: string) => (
  <>
    <Icon drawing={drawing} />
    {words}
  </>
);
/** An icon helps readers to find the button again. */
export const WithIcon: Story = {
  args: { tone: 'quiet', children: withIcon(printIcon, 'Print') },
  parameters: inAmharic<ButtonProps>({ children: withIcon(printIcon, 'ያትሙ') }),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Print' });
    const words = document.createRange();
    words.selectNodeContents(button.querySelector('svg')?.nextSibling as Node);
    const icon = button.querySelector('svg')?.getBoundingClientRect();
    await expect(words.getBoundingClientRect().left).toBeGreaterThan(icon?.right ?? 0);
  },
};
/** On a desktop, with short labels: back first, the main action last. */
export const WayOutAndOn: Story = {
  args: { children: 'Save' },
  parameters: inAmharic<ButtonProps>({ children: 'ያስቀምጡ' }),
  render: (args, { globals }) => (
    <Stack direction="row" gap="s">
      <Button tone="quiet">{globals.locale === 'am' ? 'ይተዉት' : 'Cancel'}</Button>
      <Button {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [out, on] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(on?.left).toBeGreaterThan(out?.right ?? 0);
  },
};
/** On a phone, where they do not fit side by side: each on its own line. */
export const WayOutAndOnBelow: Story = {
  args: { children: 'Go on to the payment' },
  parameters: inAmharic<ButtonProps>({ children: 'ወደ ክፍያው ይቀጥሉ' }),
  globals: { viewport: { value: 'small' } },
  render: (args, { globals }) => (
    <Stack gap="s">
      <Button tone="quiet">{globals.locale === 'am' ? 'ሌላ የደንበኝነት ጊዜ ይምረጡ' : 'Choose another plan'}</Button>
      <Button {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [out, on] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(on?.top).toBeGreaterThan(out?.bottom ?? 0);
    await expect(on?.width).toBe(out?.width);
  },
};
/** On the narrowest phone the words wrap; the button grows. */
export const WideOnPhones: Story = { args: { isWideOnPhone: true } };
export const LongWords: Story = {
  args: { children: 'Pay 2,360 birr for one year and continue to the payment provider' },
  parameters: inAmharic<ButtonProps>({ children: 'ለአንድ ዓመት 2,360 ብር ይክፈሉና ወደ ክፍያ አቅራቢው ይቀጥሉ' }),
};
