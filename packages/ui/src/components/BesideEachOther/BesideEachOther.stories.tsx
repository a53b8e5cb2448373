import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { Card } from '../Card/Card.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { guide } from './BesideEachOther.guide.ts';
import { BesideEachOther, type BesideEachOtherProps } from './BesideEachOther.tsx';

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

const fields = (first: string, last: string, hint: string) => (
  <>
    <TextField hint={hint} label={first} />
    <TextField label={last} />
  </>
);
export const Fields: Story = {
  args: { of: 'fields', children: fields('First name', 'Last name', 'As on your licence.') },
  parameters: inAmharic<BesideEachOtherProps>({ children: fields('ስም', 'የአባት ስም', 'በንግድ ፈቃድዎ እንደተጻፈው።') }),
  globals: { viewport: { value: 'tablet' } },
};
