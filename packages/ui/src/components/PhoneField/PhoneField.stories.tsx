import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './PhoneField.guide.ts';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';

const amharic = { label: 'የሞባይል ስልክ ቁጥር', hint: 'ለምሳሌ 0911 234 567' };

const meta = {
  title: 'Forms/PhoneField',
  component: PhoneField,
  args: { label: 'Mobile number', hint: 'For example 0911 234 567' },
  parameters: { guide, ...inAmharic<PhoneFieldProps>(amharic) },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Mobile number' });
    await expect(input).toHaveAttribute('autocomplete', 'tel');
    await userEvent.type(input, '+251 911-234567');
    await expect(input).toHaveValue('+251 911-234567');
  },
};
export const Filled: Story = { args: { defaultValue: '0911 234 567' } };
export const WithCountryCode: Story = { args: { defaultValue: '+251 911 234 567' } };
/** Telegram's number is shown and sent, but cannot be edited. */
export const Locked: Story = {
  args: { defaultValue: '+251 911 234 567', locked: 'This is the number of your Telegram account.', name: 'phone' },
  parameters: inAmharic<PhoneFieldProps>({ ...amharic, locked: 'ይህ የቴሌግራም መለያዎ ቁጥር ነው፤ እዚህ መቀየር አይቻልም።' }),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Mobile number' });
    await userEvent.type(input, '9');
    await expect(input).toHaveValue('+251 911 234 567');
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('This is the number of your Telegram account.');
  },
};
export const WithError: Story = {
  args: { defaultValue: '0811', error: 'Not a valid number.', errorTiming: 'atOnce' },
  parameters: inAmharic<PhoneFieldProps>({ ...amharic, error: 'ትክክለኛ ቁጥር አይደለም።' }),
};
