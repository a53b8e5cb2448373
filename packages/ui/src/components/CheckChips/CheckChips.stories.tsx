import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
import { Button } from '../Button/Button.tsx';
import { guide } from './CheckChips.guide.ts';
import { CheckChips, type CheckChipsProps } from './CheckChips.tsx';

const counts = ['1,112', '97', '73', '64', '58', '51'];
const optionsNamed = (...labels: string[]) =>
  labels.map((label, place) => ({ value: String(place), label, count: counts[place] }));
const english = ['Roads and Bridges', 'Building Construction', 'Medicine', 'Vehicles', 'Furniture', 'Computers'];
const amharic = ['መንገድና ድልድይ', 'ሕንፃ ግንባታ', 'መድኃኒት', 'ተሽከርካሪዎች', 'የቤት ዕቃ', 'ኮምፒውተር'];

function Choosing(props: CheckChipsProps): ReactElement {
  const [value, setValue] = useState(props.value);
  return <CheckChips {...props} onChange={setValue} value={value} />;
}

const meta = {
  title: 'Forms/CheckChips',
  component: CheckChips,
  args: {
    label: 'Categories',
    state: '0 of 25',
    options: optionsNamed(...english),
    value: [],
    onChange: () => {},
  },
  parameters: {
    guide,
    ...inAmharic<CheckChipsProps>({ label: 'ምድቦች', state: '0 ከ25', options: optionsNamed(...amharic) }),
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof CheckChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('checkbox', { name: 'Medicine 73' });
    await userEvent.click(chip);
    await expect(chip).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(chip).not.toBeChecked();
  },
};
export const TwoChosen: Story = {
  args: { value: ['0', '3'], state: '2 of 25', more: <Button tone="text">19 more categories</Button> },
  parameters: inAmharic<CheckChipsProps>({
    label: 'ምድቦች',
    state: '2 ከ25',
    options: optionsNamed(...amharic),
    more: <Button tone="text">ሌሎች 19 ምድቦች</Button>,
  }),
};
export const WithError: Story = {
  args: { value: ['1'], error: 'This category is no longer there.' },
  parameters: inAmharic<CheckChipsProps>({
    label: 'ምድቦች',
    options: optionsNamed(...amharic),
    error: 'ይህ ምድብ አሁን የለም።',
  }),
};
export const NoneFound: Story = {
  args: { options: [], empty: 'No matches' },
  parameters: inAmharic<CheckChipsProps>({ label: 'ምድቦች', options: [], empty: 'በዚህ ስም ምንም የለም' }),
};
export const LongName: Story = {
  args: { options: optionsNamed('Pneumonoultramicroscopicsilico'.repeat(4), 'Medicine'), value: ['0'] },
  parameters: inAmharic<CheckChipsProps>({ label: 'ምድቦች', options: optionsNamed(longWord.repeat(5), 'መድኃኒት') }),
};
