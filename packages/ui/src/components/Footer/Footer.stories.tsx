import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from './Footer.tsx';

const meta = {
  component: Footer,
  args: {
    label: 'About Awaj',
    links: [
      { label: 'About', href: '#about' },
      { label: 'Privacy', href: '#privacy' },
      { label: 'Refund', href: '#refund' },
      { label: 'Terms', href: '#terms' },
    ],
    note: '© 2026 Awaj',
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {};
export const Amharic: Story = {
  args: {
    label: 'ስለ አዋጅ',
    links: [
      { label: 'ስለ እኛ', href: '#about' },
      { label: 'የግላዊነት መመሪያ', href: '#privacy' },
      { label: 'የተመላሽ ገንዘብ መመሪያ', href: '#refund' },
      { label: 'የአገልግሎት ውል', href: '#terms' },
    ],
    note: '© 2026 አዋጅ',
  },
  globals: { locale: 'am' },
};
