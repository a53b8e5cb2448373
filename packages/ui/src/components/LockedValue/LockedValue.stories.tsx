import type { Meta, StoryObj } from '@storybook/react-vite';
import { LockedValue } from './LockedValue.tsx';

const meta = { component: LockedValue, args: { label: 'Login or Subscribe' } } satisfies Meta<typeof LockedValue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {};
export const Amharic: Story = { args: { label: 'ይግቡ ወይም ይመዝገቡ' }, globals: { locale: 'am' } };
