import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { guide } from './BesideEachOther.guide.ts';
import { BesideEachOther } from './BesideEachOther.tsx';

const meta = {
  title: 'Structure/BesideEachOther',
  component: BesideEachOther,
  args: {
    children: (
      <>
        <Card>1</Card>
        <Card>2</Card>
      </>
    ),
  },
  parameters: { guide },
} satisfies Meta<typeof BesideEachOther>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const One: Story = { args: { children: <Card>1</Card> } };
