import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './Logo.guide.ts';
import { Logo, type LogoProps } from './Logo.tsx';

const meta = {
  title: 'Structure/Logo',
  component: Logo,
  args: { name: 'Awaj' },
  parameters: { guide, ...inAmharic<LogoProps>({ name: 'አዋጅ' }) },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignAndName: Story = {};
export const SignOnly: Story = {
  args: { isSignOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Awaj')).toBeInTheDocument();
  },
};
