import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from './TextField.tsx';

const meta = {
  component: TextField,
  args: { label: 'Mobile number', type: 'tel', hint: 'For example 0911 234 567' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '0911 234 567' } };
export const WithError: Story = {
  args: { defaultValue: '0811', error: 'Not a valid number.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Mobile number' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('For example 0911 234 567 Not a valid number.');
  },
};
export const Amharic: Story = {
  args: { label: 'የሞባይል ስልክ ቁጥር', hint: 'ለምሳሌ 0911 234 567', error: 'ትክክለኛ ቁጥር አይደለም።' },
  globals: { locale: 'am' },
};
