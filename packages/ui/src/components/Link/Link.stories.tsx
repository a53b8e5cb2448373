import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from './Link.tsx';

const meta = { component: Link, args: { href: '#', children: 'Refund policy' } } satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const Button: Story = { args: { look: 'button', children: 'Log In' } };
export const Plain: Story = { args: { look: 'plain', children: 'Awaj' } };
export const Amharic: Story = { args: { children: 'የገንዘብ ተመላሽ ፖሊሲ' }, globals: { locale: 'am' } };
