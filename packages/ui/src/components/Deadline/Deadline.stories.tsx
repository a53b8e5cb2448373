import type { Meta, StoryObj } from '@storybook/react-vite';
import { Deadline } from './Deadline.tsx';

const meta = { component: Deadline, args: { urgency: 'calm', label: 'Closes in 12 days' } } satisfies Meta<
  typeof Deadline
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Calm: Story = {};
export const Soon: Story = { args: { urgency: 'soon', label: 'Closes in 3 days' } };
export const High: Story = { args: { urgency: 'high', label: 'Closes today at 10:30' } };
export const Past: Story = { args: { urgency: 'past', label: 'Closed 2 days ago' } };
export const Amharic: Story = { args: { urgency: 'soon', label: 'በ3 ቀናት ውስጥ ይዘጋል' }, globals: { locale: 'am' } };
