import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { Link } from '../Link/Link.tsx';
import { guide } from './ToggleCard.guide.ts';
import { ToggleCard, type ToggleCardProps } from './ToggleCard.tsx';

const amharic = { title: 'አጭር መልእክት', text: 'ስለ አዳዲስ ጨረታዎች በቀን አንድ መልእክት' };

function Kept({ value: initial, onChange, ...rest }: ToggleCardProps) {
  const [value, setValue] = useState(initial);
  const change = (isOn: boolean) => {
    setValue(isOn);
    onChange(isOn);
  };
  return <ToggleCard {...rest} onChange={change} value={value} />;
}

const meta = {
  title: 'Forms/ToggleCard',
  component: ToggleCard,
  args: { title: 'SMS', text: 'One message a day with new tenders', value: false, onChange: fn() },
  parameters: { guide, ...inAmharic<ToggleCardProps>(amharic) },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ToggleCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('switch', { name: 'SMS' })).toHaveAccessibleDescription(/One message a day/);
    await userEvent.click(canvas.getByText('One message a day with new tenders'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};
export const On: Story = {
  args: { value: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(false);
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};
/** The text is known before the value. */
export const Waiting: Story = {
  args: { value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('SMS')).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};
export const Busy: Story = {
  args: { value: true, isBusy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};
export const NotSaved: Story = {
  args: { error: 'Not saved. Please try again. Try again.' },
  parameters: inAmharic<ToggleCardProps>({ ...amharic, error: 'አልተቀመጠም። እንደገና ይሞክሩ።' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(/Not saved/);
  },
};
const advice = (text: string, action: string) => (
  <>
    {text}{' '}
    <Link href="#verify" look="inline">
      {action}
    </Link>
  </>
);

/** It can be switched on, but has no effect until something else is done. */
export const WithAdvice: Story = {
  args: { value: true, advice: advice('Your number is not verified.', 'Verify') },
  parameters: inAmharic<ToggleCardProps>({ ...amharic, advice: advice('ስልክ ቁጥርዎ አልተረጋገጠም።', 'ያረጋግጡ') }),
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Verify' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const TitleOnly: Story = {
  render: ({ text: _, ...args }) => <Kept {...args} />,
};
export const LongWords: Story = {
  args: {
    title: 'Electric-Power-Substation-Construction-and-Rehabilitation-Directorate',
    text: 'One message a day with all of the new tenders in the categories and in the regions you have chosen',
  },
  parameters: inAmharic<ToggleCardProps>({
    title: 'የኢትዮጵያ ኤሌክትሪክ ኃይል የማከፋፈያ ጣቢያዎች ግንባታና መልሶ ግንባታ ጨረታዎች',
    text: 'በመረጧቸው ምድቦችና ክልሎች ስለወጡ አዳዲስ ጨረታዎች ሁሉ በቀን አንድ መልእክት',
  }),
};
