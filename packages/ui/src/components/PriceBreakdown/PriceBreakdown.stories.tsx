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
      { label: 'Sub total', amount: 'ETB 2,052.17' },
      { label: 'VAT (15%)', amount: 'ETB 307.83' },
    ],
    total: { label: 'Total', amount: 'ETB 2,360.00' },
  },
  parameters: {
    guide,
    ...inAmharic<PriceBreakdownProps>({
      lines: [
        { label: 'ንዑስ ድምር', amount: 'ብር 2,052.17' },
        { label: 'ተ.እ.ታ. (15%)', amount: 'ብር 307.83' },
      ],
      total: { label: 'ጠቅላላ', amount: 'ብር 2,360.00' },
    }),
  },
} satisfies Meta<typeof PriceBreakdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'ETB 2,052.17',
      'ETB 307.83',
      'ETB 2,360.00',
    ]);
  },
};
export const WithDiscount: Story = {
  args: {
    lines: [
      { label: '1 Year Subscription', amount: 'ETB 2,360.00' },
      { label: 'Discount', amount: '−ETB 360.00' },
      { label: 'Of it VAT (15%)', amount: 'ETB 260.87' },
    ],
    total: { label: 'Total', amount: 'ETB 2,000.00' },
    note: 'The discount ends on 24 Nov 2026.',
  },
  parameters: inAmharic<PriceBreakdownProps>({
    lines: [
      { label: 'የ1 ዓመት ምዝገባ', amount: 'ብር 2,360.00' },
      { label: 'ቅናሽ', amount: '−ብር 360.00' },
      { label: 'ከዚህ ውስጥ ተ.እ.ታ. (15%)', amount: 'ብር 260.87' },
    ],
    total: { label: 'ጠቅላላ', amount: 'ብር 2,000.00' },
    note: 'ቅናሹ ኅዳር 15 ቀን 2019 ዓ.ም. ያበቃል።',
  }),
};
export const Free: Story = {
  args: { lines: [], total: { label: 'Total', amount: 'ETB 0.00' } },
  parameters: inAmharic<PriceBreakdownProps>({ lines: [], total: { label: 'ጠቅላላ', amount: 'ብር 0.00' } }),
};
export const HugeNumbers: Story = {
  args: {
    lines: [
      { label: 'Sub total of everything that was ordered in this budget year', amount: 'ETB 869,565,217,391.30' },
    ],
    total: { label: 'Total', amount: 'ETB 999,999,999,999.99' },
  },
  parameters: inAmharic<PriceBreakdownProps>({
    lines: [{ label: 'በዚህ የበጀት ዓመት የታዘዘው ሁሉ ንዑስ ድምር', amount: '869,565,217,391.30 ብር' }],
    total: { label: 'ጠቅላላ', amount: '999,999,999,999.99 ብር' },
  }),
};
