import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SaveButton } from './SaveButton.tsx';

const meta = {
  component: SaveButton,
  args: { isSaved: false, labels: { save: 'Save', saved: 'Saved' }, subject: 'Solar water pumps', onClick: fn() },
} satisfies Meta<typeof SaveButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotSaved: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save : Solar water pumps' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Saved: Story = { args: { isSaved: true } };
export const Amharic: Story = {
  args: { isSaved: true, labels: { save: 'አስቀምጥ', saved: 'ተቀምጧል' }, subject: 'የውኃ ፓምፖች' },
  globals: { locale: 'am' },
};
