import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge.tsx';

const meta = { component: Badge, args: { children: 'Construction' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Ink: Story = { args: { tone: 'ink', children: 'New' } };
export const Paid: Story = { args: { tone: 'positive', children: 'Paid' } };
export const Unpaid: Story = { args: { tone: 'saffron', children: 'Unpaid' } };
export const Failed: Story = { args: { tone: 'negative', children: 'Failed' } };
export const Amharic: Story = { args: { tone: 'positive', children: 'ተከፍሏል' }, globals: { locale: 'am' } };
