import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
import { guide } from './EditableText.guide.ts';
import { EditableText, type EditableTextProps } from './EditableText.tsx';

const onSave = fn();

const meta = {
  title: 'Forms/EditableText',
  component: EditableText,
  args: { value: 'Collect the CPO', label: 'Note', prompt: 'Add a note', maxLength: 300, onSave },
  parameters: {
    guide,
    ...inAmharic<EditableTextProps>({ value: 'ሲፒኦ ከባንክ ይወሰዳል', label: 'ማስታወሻ', prompt: 'ማስታወሻ ይጨምሩ' }),
  },
  beforeEach: () => void onSave.mockClear(),
} satisfies Meta<typeof EditableText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = {};
export const Empty: Story = { args: { value: '' }, parameters: inAmharic<EditableTextProps>({ value: '' }) };
/** Cut after two lines. */
export const Long: Story = {
  args: { value: 'Ask Hanna for the turnover letter of last year and the tax clearance '.repeat(3) },
  parameters: inAmharic<EditableTextProps>({ value: longWord.repeat(6) }),
};
/** Enter saves the text, and the focus stays. */
export const Changed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.keyboard('  Ask Hanna {Enter}');
    await expect(onSave.mock.calls).toEqual([['Ask Hanna']]);
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
export const LeftByEscape: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard(' more{Escape}');
    await expect(onSave).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
export const LeftByPointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard(' soon');
    await userEvent.click(document.body);
    await expect(onSave.mock.calls).toEqual([['Collect the CPO soon']]);
    await expect(canvas.getByRole('button')).toBeVisible();
  },
};
