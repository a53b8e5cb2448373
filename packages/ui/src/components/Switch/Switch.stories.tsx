import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './Switch.guide.ts';
import { Switch, type SwitchProps } from './Switch.tsx';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'SMS notifications', onChange: fn() },
  parameters: { guide, ...inAmharic<SwitchProps>({ label: 'የአጭር መልእክት ማንቂያዎች' }) },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('SMS notifications'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('switch', { name: 'SMS notifications' })).toBeChecked();
  },
};
export const On: Story = { args: { defaultChecked: true } };
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};
export const Busy: Story = {
  args: { defaultChecked: true, isBusy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(canvas.getByRole('switch')).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const LongWords: Story = {
  args: { label: 'Tell me by SMS about every tender in the categories and regions that I have chosen for my feed' },
  parameters: inAmharic<SwitchProps>({ label: 'በመረጥኳቸው ምድቦችና ክልሎች ስለሚወጡ ጨረታዎች ሁሉ በአጭር መልእክት ያሳውቁኝ' }),
};
