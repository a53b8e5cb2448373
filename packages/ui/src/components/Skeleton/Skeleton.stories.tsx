import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from './Skeleton.guide.ts';
import { Skeleton, SkeletonText } from './Skeleton.tsx';

const meta = {
  title: 'Structure/Skeleton',
  component: Skeleton,
  parameters: { guide },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Title: Story = { args: { height: 'title', width: 'most' } };
export const Line: Story = { args: { height: 'line', width: 'half' } };
export const Badge: Story = { args: { height: 'badge', width: 'third' } };
export const Paragraph: Story = { render: () => <SkeletonText lines={4} /> };
export const Toggle: Story = { args: { height: 'toggle' } };
export const Card: Story = { args: { height: 'card' } };
export const Box: Story = { args: { height: 'box' } };
