import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Stack } from './Stack.tsx';

const badges = ['Construction', 'Consultancy', 'Furniture', 'Vehicles'].map((name) => <Badge key={name}>{name}</Badge>);

const meta = { component: Stack, args: { children: badges, gap: 's' } } satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {};
export const Row: Story = { args: { direction: 'row' } };
export const Between: Story = { args: { direction: 'row', align: 'between' } };
