import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './SegmentedControl.guide.ts';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

function Chosen({ value: initial, onChange, ...rest }: SegmentedControlProps<string>) {
  const [value, setValue] = useState(initial);
  const choose = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <SegmentedControl {...rest} onChange={choose} value={value} />;
}

const optionsOf = (all: string, open: string, closed: string) => [
  { value: '', label: all },
  { value: '1', label: open },
  { value: '0', label: closed },
];

const meta = {
  title: 'Forms/SegmentedControl',
  component: SegmentedControl<string>,
  args: {
    label: 'Status',
    options: optionsOf('All', 'Open', 'Closed'),
    value: '1',
    onChange: fn(),
  },
  parameters: {
    guide,
    ...inAmharic<SegmentedControlProps<string>>({ label: 'ሁኔታ', options: optionsOf('ሁሉም', 'ክፍት', 'የተዘጉ') }),
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof SegmentedControl<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByPointer: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Status' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Open' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Closed' }));
    await expect(args.onChange).toHaveBeenCalledWith('0');
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Open' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Closed' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked();
  },
};
export const Two: Story = {
  args: { options: optionsOf('All', 'Open', 'Closed').slice(0, 2), value: '' },
  parameters: inAmharic<SegmentedControlProps<string>>({
    label: 'ሁኔታ',
    options: optionsOf('ሁሉም', 'ክፍት', 'የተዘጉ').slice(0, 2),
  }),
};
/** Long labels wrap to the next line instead of being cut. */
export const LongWords: Story = {
  args: { options: optionsOf('All of the tenders', 'Those still open for bids', 'Those that are closed'), value: '' },
  parameters: inAmharic<SegmentedControlProps<string>>({
    label: 'ሁኔታ',
    options: optionsOf('ሁሉም ጨረታዎች', 'ተጫራቾችን በመቀበል ላይ ያሉ', 'የመጫረቻ ጊዜያቸው ያለፈ'),
  }),
};
