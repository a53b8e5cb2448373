import type { Meta, StoryObj } from '@storybook/react-vite';
import { DualDate } from '../DualDate/DualDate.tsx';
import { LockedValue } from '../LockedValue/LockedValue.tsx';
import { FactList } from './FactList.tsx';

const meta = { component: FactList } satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Subscriber: Story = {
  args: {
    facts: [
      {
        label: 'Bid closing date',
        value: (
          <DualDate
            at={new Date('2026-11-24T07:30:00Z')}
            main="24 Nov 2026, 10:30 am"
            other="15 Hedar 2019 E.C., 4:30 in the morning"
          />
        ),
      },
      { label: 'Published on', value: 'Addis Zemen, 21 Nov 2026' },
      { label: 'Bid document price', value: 'ETB 200.00' },
      { label: 'Bid bond', value: '2 %' },
    ],
  },
};
export const Visitor: Story = {
  args: {
    facts: ['Bid closing date', 'Published on', 'Bid bond'].map((label) => ({
      label,
      value: <LockedValue label="Login or Subscribe" />,
    })),
  },
};
export const VisitorInTheDark: Story = { ...Visitor, globals: { theme: 'dark' } };
