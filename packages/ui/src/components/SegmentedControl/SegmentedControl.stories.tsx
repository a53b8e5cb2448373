import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  component: SegmentedControl,
  args: {
    label: 'Status',
    options: [
      { value: '', label: 'All' },
      { value: '1', label: 'Open' },
      { value: '0', label: 'Closed' },
    ],
    value: '1',
    onChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Status' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Open' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Closed' }));
    await expect(args.onChange).toHaveBeenCalledWith('0');
  },
};
export const Amharic: Story = {
  args: {
    label: 'ሁኔታ',
    options: [
      { value: '', label: 'ሁሉም' },
      { value: '1', label: 'ክፍት' },
      { value: '0', label: 'የተዘጉ' },
    ],
  },
  globals: { locale: 'am' },
};
