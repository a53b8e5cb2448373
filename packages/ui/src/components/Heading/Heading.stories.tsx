import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from './Heading.tsx';

const meta = {
  component: Heading,
  args: { level: 1, children: 'Tenders from all over Ethiopia' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Section: Story = { args: { level: 2, children: 'Published on' } };
export const Part: Story = { args: { level: 3, children: 'Lot 1: office furniture' } };
export const Small: Story = { args: { level: 1, size: 's' } };
export const Amharic: Story = { args: { children: 'ከመላው ኢትዮጵያ የወጡ ጨረታዎች' }, globals: { locale: 'am' } };
