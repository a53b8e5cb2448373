import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './LockedValue.guide.ts';
import { LockedValue, type LockedValueProps } from './LockedValue.tsx';

const meta = {
  title: 'Product/LockedValue',
  component: LockedValue,
  args: { label: 'Login or Subscribe' },
  parameters: { guide, ...inAmharic<LockedValueProps>({ label: 'ይግቡ ወይም ይመዝገቡ' }) },
} satisfies Meta<typeof LockedValue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Locked: Story = {};
/** On a tender's page it is a link. */
export const AsLink: Story = {
  args: { href: '#login' },
  parameters: inAmharic<LockedValueProps>({ label: 'ይግቡ ወይም ይመዝገቡ', href: '#login' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Login or Subscribe' })).toHaveAttribute('href', '#login');
  },
};
/** A logged-in reader without a subscription. */
export const ForMember: Story = {
  args: { label: 'Subscribe', href: '#billing' },
  parameters: inAmharic<LockedValueProps>({ label: 'ደንበኛ ይሁኑ', href: '#billing' }),
};
