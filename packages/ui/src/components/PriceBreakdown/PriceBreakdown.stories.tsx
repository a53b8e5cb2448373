import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './PriceBreakdown.guide.ts';
import { PriceBreakdown, type PriceBreakdownProps } from './PriceBreakdown.tsx';

const meta = {
  title: 'Product/PriceBreakdown',
  component: PriceBreakdown,
  args: {
    lines: [
      { label: 'Sub total', amount: '2,052.17 birr' },
      { label: 'VAT (15%)', amount: '307.83 birr' },
    ],
    total: { label: 'Total', amount: '2,360 birr' },
  },
  parameters: {
    guide,
    ...inAmharic<PriceBreakdownProps>({
      lines: [
        { label: 'ንዑስ ድምር', amount: '2,052.17 ብር' },
        { label: 'ተ.እ.ታ. (15%)', amount: '307.83 ብር' },
      ],
      total: { label: 'ጠቅላላ', amount: '2,360 ብር' },
    }),
  },
} satisfies Meta<typeof PriceBreakdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '2,052.17 birr',
      '307.83 birr',
      '2,360 birr',
    ]);
  },
};
export const WithDiscount: Story = {
  args: {
    lines: [
      { label: '1 Year Subscription', amount: '2,360 birr' },
      { label: 'Discount', amount: '−360 birr' },
      { label: 'Of it VAT (15%)', amount: '260.87 birr' },
    ],
    total: { label: 'Total', amount: '2,000 birr' },
    note: 'The discount ends on 24 Nov 2026.',
  },
  parameters: inAmharic<PriceBreakdownProps>({
    lines: [
      { label: 'የ1 ዓመት ምዝገባ', amount: '2,360 ብር' },
      { label: 'ቅናሽ', amount: '−360 ብር' },
      { label: 'ከዚህ ውስጥ ተ.እ.ታ. (15%)', amount: '260.87 ብር' },
    ],
    total: { label: 'ጠቅላላ', amount: '2,000 ብር' },
    note: 'ቅናሹ ኅዳር 15 ቀን 2019 ዓ.ም. ያበቃል።',
  }),
};
export const Free: Story = {
  args: { lines: [], total: { label: 'Total', amount: '0 birr' } },
  parameters: inAmharic<PriceBreakdownProps>({ lines: [], total: { label: 'ጠቅላላ', amount: '0 ብር' } }),
};
export const HugeNumbers: Story = {
  args: {
    lines: [
      { label: 'Sub total of everything that was ordered in this budget year', amount: '869,565,217,391.30 birr' },
    ],
    total: { label: 'Total', amount: '999,999,999,999.99 birr' },
  },
  parameters: inAmharic<PriceBreakdownProps>({
    lines: [{ label: 'በዚህ የበጀት ዓመት የታዘዘው ሁሉ ንዑስ ድምር', amount: '869,565,217,391.30 ብር' }],
    total: { label: 'ጠቅላላ', amount: '999,999,999,999.99 ብር' },
  }),
};
