import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './ChipField.guide.ts';
import { ChipField, type ChipFieldProps } from './ChipField.tsx';

type Props = ChipFieldProps<number>;

const optionsNamed = (...labels: string[]) => labels.map((label, value) => ({ value, label }));

function Choosing(props: Props): ReactElement {
  const [value, setValue] = useState(props.value);
  return <ChipField {...props} onChange={setValue} value={value} />;
}

const meta = {
  title: 'Forms/ChipField',
  component: ChipField<number>,
  args: {
    label: 'Closing',
    options: optionsNamed('Today', '3 days', '7 days', '14 days'),
    value: null,
    onChange: () => {},
  },
  parameters: {
    guide,
    ...inAmharic<Props>({ label: 'የሚዘጉት', options: optionsNamed('ዛሬ', 'በ3 ቀን', 'በ7 ቀን', 'በ14 ቀን') }),
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof ChipField<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('button', { name: '3 days' });
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
  },
};
export const OneChosen: Story = { args: { value: 2 } };
