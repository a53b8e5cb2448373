import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { Badge } from '../Badge/Badge.tsx';
import { guide } from './RadioCards.guide.ts';
import { RadioCards, type RadioCardsProps } from './RadioCards.tsx';

const plans: RadioCardsProps['options'] = [
  { value: '1', title: '3 months', price: '980 birr', note: '15% VAT included' },
  { value: '2', title: '6 months', price: '1,480 birr', note: '15% VAT included' },
  {
    value: '3',
    title: '1 year',
    price: '2,360 birr',
    note: '15% VAT included',
    badge: <Badge tone="saffron">Save 60%</Badge>,
  },
];
const amharic: Partial<RadioCardsProps> = {
  label: 'ምዝገባ',
  options: [
    { value: '1', title: '3 ወራት', price: '980 ብር', note: '15% ተ.እ.ታን ጨምሮ' },
    { value: '2', title: '6 ወራት', price: '1,480 ብር', note: '15% ተ.እ.ታን ጨምሮ' },
    {
      value: '3',
      title: '1 ዓመት',
      price: '2,360 ብር',
      note: '15% ተ.እ.ታን ጨምሮ',
      badge: <Badge tone="saffron">60% ይቆጥቡ</Badge>,
    },
  ],
};

const meta = {
  title: 'Forms/RadioCards',
  component: RadioCards,
  args: { label: 'Plan', options: plans, name: 'plan_id', onChange: fn() },
  parameters: { guide, ...inAmharic<RadioCardsProps>(amharic) },
  // Radio buttons with one name would share their choice unless each story has its own form.
  decorators: [
    (Story) => (
      <form>
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  args: { defaultValue: '3' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Plan' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /1 year/ })).toBeChecked();
    await userEvent.click(canvas.getByText('980 birr'));
    await expect(args.onChange).toHaveBeenCalledWith('1');
    await expect(canvas.getByRole('radio', { name: /3 months/ })).toBeChecked();
  },
};
export const ByKeyboard: Story = {
  args: { defaultValue: '1' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenCalledWith('2');
    await expect(canvas.getByRole('radio', { name: /6 months/ })).toHaveFocus();
  },
};
export const Unchosen: Story = {};
export const LabelHidden: Story = { args: { isLabelHidden: true } };
export const WithError: Story = {
  args: { error: 'Choose a plan.', errorTiming: 'atOnce' },
  parameters: inAmharic<RadioCardsProps>({ ...amharic, error: 'የደንበኝነት ጊዜ ይምረጡ።' }),
};
export const TitlesOnly: Story = {
  args: {
    label: 'Pay with',
    options: [
      { value: 'telebirr', title: 'Telebirr' },
      { value: 'bank', title: 'Bank transfer' },
    ],
  },
  parameters: inAmharic<RadioCardsProps>({
    label: 'የክፍያ መንገድ',
    options: [
      { value: 'telebirr', title: 'ቴሌብር' },
      { value: 'bank', title: 'የባንክ ዝውውር' },
    ],
  }),
};
export const LongWords: Story = {
  args: {
    defaultValue: '1',
    options: [
      {
        value: '1',
        title: 'Electric-Power-Substation-Construction-and-Rehabilitation-Directorate',
        price: '999,999,999,999 birr',
        note: '<b>Every</b> tender of every region, in both languages, with alerts by SMS, email and Telegram',
      },
    ],
  },
  parameters: inAmharic<RadioCardsProps>({
    ...amharic,
    options: [
      {
        value: '1',
        title: 'ለመንግሥታዊና መንግሥታዊ ላልሆኑ ድርጅቶች የተዘጋጀ የረጅም ጊዜ ምዝገባ',
        price: '999,999,999,999 ብር',
        note: 'የሁሉም ክልሎች ጨረታዎች በሁለቱም ቋንቋዎች፣ በአጭር መልእክት፣ በኢሜይልና በቴሌግራም ማንቂያዎች',
      },
    ],
  }),
};
