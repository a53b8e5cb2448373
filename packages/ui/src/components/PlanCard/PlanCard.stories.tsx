import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
import { guide } from './PlanCard.guide.ts';
import { PlanCard, type PlanCardProps, PlanCards } from './PlanCard.tsx';

const link = { kind: 'link', href: '#signup', action: 'Choose 1 Year' } as const;
const amharic = {
  name: '1 ዓመት',
  price: '2,360 ብር',
  perMonth: 'በወር 197 ብር',
  note: 'ተ.እ.ታ.ን ጨምሮ',
  saving: '1,560 ብር ይቆጥቡ',
  choice: { ...link, action: 'የ1 ዓመቱን ይምረጡ' },
};

const meta = {
  title: 'Product/PlanCard',
  component: PlanCard,
  args: {
    name: '1 Year',
    price: '2,360 birr',
    perMonth: '197 birr a month',
    note: 'VAT included',
    saving: 'Save 1,560 birr',
    choice: link,
  },
  parameters: { guide, ...inAmharic<PlanCardProps>(amharic) },
  render: (args) => (
    <PlanCards>
      <PlanCard {...args} />
    </PlanCards>
  ),
} satisfies Meta<typeof PlanCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsLink: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Choose 1 Year' })).toHaveAccessibleDescription('1 Year');
  },
};
export const Chosen: Story = { args: { isChosen: true } };
export const Discounted: Story = {
  args: {
    oldPrice: { label: 'Before', amount: '2,360 birr' },
    price: '2,000 birr',
    perMonth: '167 birr a month',
    saving: 'Save 360 birr',
  },
  parameters: inAmharic<PlanCardProps>({
    ...amharic,
    oldPrice: { label: 'ቀድሞ', amount: '2,360 ብር' },
    price: '2,000 ብር',
    perMonth: 'በወር 167 ብር',
    saving: '360 ብር ይቆጥቡ',
  }),
};
const onPay = fn();
export const AsButton: Story = {
  args: { choice: { kind: 'button', action: 'Pay', onClick: onPay } },
  parameters: inAmharic<PlanCardProps>({ ...amharic, choice: { kind: 'button', action: 'ይክፈሉ', onClick: onPay } }),
  play: async ({ canvas }) => {
    onPay.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await expect(onPay).toHaveBeenCalledOnce();
  },
};
export const Busy: Story = {
  args: { choice: { kind: 'button', action: 'Pay', onClick: onPay, isBusy: true } },
  parameters: inAmharic<PlanCardProps>({
    ...amharic,
    choice: { kind: 'button', action: 'ይክፈሉ', onClick: onPay, isBusy: true },
  }),
};
export const WithPoints: Story = {
  args: { points: ['Every tender in full', 'Alerts by email, SMS and Telegram', '24/7 support'] },
  parameters: inAmharic<PlanCardProps>({
    ...amharic,
    points: ['እያንዳንዱ ጨረታ ሙሉ በሙሉ', 'በኢሜይል፣ በኤስኤምኤስና በቴሌግራም ማንቂያ', 'የ24/7 ድጋፍ'],
  }),
};

const plans = {
  en: { names: ['3 Months', '6 Months', '1 Year'], verb: 'Choose', legend: 'Subscription plan', ...meta.args },
  am: { names: ['የ3 ወር', 'የ6 ወር', 'የ1 ዓመት'], verb: 'ይምረጡ፦', legend: 'የደንበኝነት ጊዜ', ...amharic },
};
const amounts = [
  { price: '980', perMonth: '327' },
  { price: '1,480', perMonth: '247' },
  { price: '2,360', perMonth: '197' },
];

function Three({ locale, isForm = false }: { locale: 'en' | 'am'; isForm?: boolean }): ReactElement {
  const [chosen, setChosen] = useState('3');
  const { names, verb, legend, saving, note, price, perMonth } = plans[locale];
  return (
    <PlanCards {...(isForm && { legend })}>
      {names.map((name, place) => {
        const value = String(place + 1);
        return (
          <PlanCard
            choice={
              isForm
                ? { kind: 'radio', group: 'plan', value, onChoose: setChosen }
                : { ...link, action: `${verb} ${name}` }
            }
            isChosen={value === chosen}
            key={name}
            name={name}
            note={note}
            perMonth={perMonth.replace('197', amounts[place]?.perMonth ?? '')}
            price={price.replace('2,360', amounts[place]?.price ?? '')}
            {...(place === 2 && { saving })}
          />
        );
      })}
    </PlanCards>
  );
}

export const SideBySide: Story = { render: (_args, { globals }) => <Three locale={globals.locale} /> };
export const AsRadios: Story = {
  render: (_args, { globals }) => <Three isForm locale={globals.locale} />,
  play: async ({ canvas }) => {
    const radios = canvas.getAllByRole('radio');
    await userEvent.tab();
    await expect(radios[2]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(radios[1]).toBeChecked();
    await userEvent.click(canvas.getByText('980 birr'));
    await expect(radios[0]).toBeChecked();
    await expect(canvas.getByRole('group', { name: 'Subscription plan' })).toBeVisible();
  },
};
export const HardToFit: Story = {
  args: { name: 'Semestersubscriptionforcooperatives'.repeat(2), price: '999,999,999,999 birr', note: '<b>VAT</b>' },
  parameters: inAmharic<PlanCardProps>({
    name: longWord.repeat(2),
    price: '999,999,999,999 ብር',
    note: '<b>ተ.እ.ታ</b>',
  }),
};
