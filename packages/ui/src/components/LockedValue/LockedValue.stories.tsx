import type { Meta, StoryObj } from '@storybook/react-vite';
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
