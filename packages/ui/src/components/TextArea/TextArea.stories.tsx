import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './TextArea.guide.ts';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

const amharic = { label: 'ማስታወሻ', hint: 'ስለ ትእዛዝዎ ልናውቀው የሚገባ ነገር' };

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Remarks', hint: 'What we should know about your order' },
  parameters: { guide, ...inAmharic<TextAreaProps>(amharic) },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const { fontFamily } = getComputedStyle(canvas.getByRole('textbox', { name: 'Remarks' }));
    await expect(fontFamily).toBe(getComputedStyle(document.body).fontFamily);
  },
};
const lines = (line: string, count: number) => Array.from({ length: count }, () => line).join('\n');

/** As high as its text. */
export const Grown: Story = {
  args: { defaultValue: 'One' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    const { height } = area.getBoundingClientRect();
    await userEvent.type(area, '{Enter}Two{Enter}Three');
    await expect(area.getBoundingClientRect().height).toBe(height);
    await userEvent.type(area, '{Enter}Four{Enter}Five{Enter}Six');
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(height);
    await expect(area.scrollHeight).toBe(area.clientHeight);
  },
};
/** The rest of the form stays visible. */
export const VeryLong: Story = {
  args: { defaultValue: lines('Deliver it to the second gate, and call before you come.', 60) },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('textbox').getBoundingClientRect();
    await expect(height).toBeLessThanOrEqual(window.innerHeight * 0.6);
  },
};
export const ReadOnly: Story = { args: { defaultValue: 'በሁለተኛው በር ያድርሱ። Call before you come.', readOnly: true } };
export const WithError: Story = {
  args: { error: 'Can not be empty', errorTiming: 'atOnce' },
  parameters: inAmharic<TextAreaProps>({ ...amharic, error: 'ባዶ መሆን አይችልም' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Can not be empty/);
  },
};
/** Nothing is cut. */
export const OverItsLimit: Story = {
  args: {
    defaultValue: lines('Deliver it to the second gate, and call before you come.', 3),
    limit: { length: 150, over: (over) => `Too long: take out ${over}.` },
  },
  parameters: inAmharic<TextAreaProps>({ ...amharic, limit: { length: 150, over: (over) => `ረዝሟል፦ ${over} ይቀንሱ።` } }),
  play: async ({ canvas, args }) => {
    const area = canvas.getByRole('textbox', { name: 'Remarks' });
    await expect(area).toHaveAccessibleDescription('What we should know about your order Too long: take out 20.');
    await userEvent.clear(area);
    await expect(area).toBeValid();
    await userEvent.paste(String(args.defaultValue));
    await expect(area).toBeInvalid();
  },
};
