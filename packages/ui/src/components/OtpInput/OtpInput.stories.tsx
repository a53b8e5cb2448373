import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './OtpInput.guide.ts';
import { OtpInput, type OtpInputProps } from './OtpInput.tsx';

const amharic: Partial<OtpInputProps> = {
  label: 'የማረጋገጫ ኮድ',
  hint: 'ወደ 0911 234 567 ተልኳል',
  boxLabel: (place, length) => `ከ${length} ቁጥሮች ${place}ኛው`,
};

const meta = {
  title: 'Forms/OtpInput',
  component: OtpInput,
  args: {
    label: 'Verification code',
    hint: 'Sent to 0911 234 567',
    boxLabel: (place, length) => `Digit ${place} of ${length}`,
    name: 'code',
    onChange: fn(),
    onComplete: fn(),
  },
  parameters: { guide, ...inAmharic<OtpInputProps>(amharic) },
} satisfies Meta<typeof OtpInput>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const box = (canvas: Canvas, place: number) => canvas.getByRole('textbox', { name: `Digit ${place} of 4` });
const digits = (canvas: Canvas) => canvas.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value || '_');

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Verification code' })).toBeVisible();
    await expect(canvas.getAllByRole('textbox')).toHaveLength(4);
    await expect(box(canvas, 1)).toHaveAttribute('autocomplete', 'one-time-code');
  },
};
/** A leading zero counts as a digit, and the code is reported once. */
export const Typed: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(box(canvas, 1));
    await userEvent.keyboard('0a42');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('7');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('0427');
    await expect(canvasElement.querySelector('[name=code]')).toHaveValue('0427');
    await expect(box(canvas, 4)).toHaveFocus();
  },
};
export const Keyboard: Story = {
  args: { defaultValue: '1234' },
  play: async ({ canvas, args }) => {
    await userEvent.click(box(canvas, 4));
    await userEvent.keyboard('{Backspace}');
    await expect(digits(canvas)).toEqual(['1', '2', '3', '_']);
    await expect(box(canvas, 4)).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(digits(canvas)).toEqual(['1', '2', '_', '_']);
    await expect(box(canvas, 3)).toHaveFocus();
    await userEvent.keyboard('{Home}{Delete}');
    await expect(digits(canvas)).toEqual(['_', '2', '_', '_']);
    await expect(args.onChange).toHaveBeenLastCalledWith(' 2');
    await userEvent.keyboard('{ArrowRight}5{ArrowLeft}{ArrowLeft}8{End}9');
    await expect(digits(canvas)).toEqual(['8', '5', '_', '9']);
  },
};
/** Alt or Control with an arrow is left to the browser; Control or Command with Backspace clears all. */
export const WithModifiers: Story = {
  args: { defaultValue: '1234' },
  play: async ({ canvas }) => {
    await userEvent.click(box(canvas, 4));
    for (const held of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }])
      await expect(await fireEvent.keyDown(box(canvas, 4), { key: 'ArrowLeft', ...held })).toBe(true);
    await expect(box(canvas, 4)).toHaveFocus();
    await userEvent.keyboard('{Control>}{Backspace}{/Control}');
    await expect(digits(canvas)).toEqual(['_', '_', '_', '_']);
    await expect(box(canvas, 1)).toHaveFocus();
  },
};
export const PastedWithSpace: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(box(canvas, 3));
    await userEvent.paste('12 34');
    await expect(digits(canvas)).toEqual(['1', '2', '3', '4']);
    await expect(args.onComplete).toHaveBeenCalledOnce();
  },
};
export const PastedMessage: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(box(canvas, 1));
    await userEvent.paste('Your Awaj code is ፬፰፪፩. It holds for 10 minutes.');
    await expect(digits(canvas)).toEqual(['4', '8', '2', '1']);
  },
};
/** A phone puts the whole code into the focused box. */
export const FilledByPhone: Story = {
  play: async ({ canvas, args }) => {
    const first = box(canvas, 1) as HTMLInputElement;
    first.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(first, '0815');
    first.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await expect(args.onComplete).toHaveBeenCalledWith('0815');
    await expect(digits(canvas)).toEqual(['0', '8', '1', '5']);
  },
};
/** Small letters become capitals, and anything else is left out. */
export const WithLetters: Story = {
  args: { of: 'lettersAndDigits' },
  play: async ({ canvas, args }) => {
    await userEvent.click(box(canvas, 1));
    await userEvent.keyboard('7k-2m');
    await expect(args.onComplete).toHaveBeenCalledWith('7K2M');
    await expect(digits(canvas)).toEqual(['7', 'K', '2', 'M']);
    await userEvent.click(box(canvas, 2));
    await userEvent.paste('9P4Q is your code for a new password');
    await expect(digits(canvas)).toEqual(['9', 'P', '4', 'Q']);
  },
};
export const Corrected: Story = {
  args: { defaultValue: '1234' },
  play: async ({ canvas, args }) => {
    await userEvent.click(box(canvas, 2));
    await userEvent.keyboard('9');
    await expect(args.onComplete).toHaveBeenCalledWith('1934');
    await expect(box(canvas, 3)).toHaveFocus();
  },
};
/** Typed over a wrong code that shares digits with the new one. */
export const TypedOver: Story = {
  args: { defaultValue: '4821' },
  play: async ({ canvas }) => {
    await userEvent.click(box(canvas, 1));
    await userEvent.keyboard('4865');
    await expect(digits(canvas)).toEqual(['4', '8', '6', '5']);
  },
};
export const Busy: Story = {
  args: { defaultValue: '4821', isBusy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(box(canvas, 2));
    await userEvent.keyboard('7{Backspace}');
    await expect(digits(canvas)).toEqual(['4', '8', '2', '1']);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const WithError: Story = {
  args: { defaultValue: '4821', error: 'This code is not right. Look at the message again.' },
  parameters: inAmharic<OtpInputProps>({ ...amharic, error: 'ኮዱ ትክክል አይደለም። መልእክቱን እንደገና ይመልከቱ።' }),
  play: async ({ canvas }) => {
    await expect(box(canvas, 1)).toBeInvalid();
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/This code is not right/);
  },
};
export const SixDigits: Story = { args: { length: 6, defaultValue: '0042' } };
