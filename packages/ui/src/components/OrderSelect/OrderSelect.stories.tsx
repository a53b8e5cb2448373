import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './OrderSelect.guide.ts';
import { OrderSelect, type OrderSelectProps } from './OrderSelect.tsx';

type Props = OrderSelectProps<string>;

function Choosing(props: Props): ReactElement {
  const [value, setValue] = useState(props.value);
  return <OrderSelect {...props} onChange={setValue} value={value} />;
}

const meta = {
  title: 'Forms/OrderSelect',
  component: OrderSelect<string>,
  args: {
    label: 'Order',
    options: [
      { value: '', label: 'Newest' },
      { value: 'closing', label: 'Closing soonest' },
    ],
    value: '',
    onChange: () => {},
  },
  parameters: {
    guide,
    ...inAmharic<Props>({
      label: 'ቅደም ተከተል',
      options: [
        { value: '', label: 'አዲስ የወጡ' },
        { value: 'closing', label: 'ቀድመው የሚዘጉ' },
      ],
    }),
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof OrderSelect<string>>;
export default meta;

export const Newest: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Order' }), 'Closing soonest');
    await expect(canvas.getByRole('combobox')).toHaveValue('closing');
  },
};
