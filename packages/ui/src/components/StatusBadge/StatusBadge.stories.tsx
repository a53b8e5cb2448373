import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusBadge } from './StatusBadge.tsx';

const meta = { component: StatusBadge, args: { status: 'open', label: 'BIDDING OPEN' } } satisfies Meta<
  typeof StatusBadge
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Closed: Story = { args: { status: 'closed', label: 'BIDDING CLOSED' } };
export const Amharic: Story = { args: { label: 'ጨረታው ክፍት ነው' }, globals: { locale: 'am' } };
export const OpenInTheDark: Story = { globals: { theme: 'dark' } };
export const ClosedInTheDark: Story = { ...Closed, globals: { theme: 'dark' } };
