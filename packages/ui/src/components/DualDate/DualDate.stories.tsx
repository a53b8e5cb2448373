import type { Meta, StoryObj } from '@storybook/react-vite';
import { DualDate } from './DualDate.tsx';

const at = new Date('2026-11-20T09:20:00Z');

const meta = { component: DualDate, args: { at, main: '20 Nov 2026', other: '11 Hedar 2019 E.C.' } } satisfies Meta<
  typeof DualDate
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {};
export const Amharic: Story = { args: { main: '11 ኅዳር 2019 ዓ.ም.', other: '20 Nov 2026' }, globals: { locale: 'am' } };
