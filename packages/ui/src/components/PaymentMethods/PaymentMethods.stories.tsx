import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
import { wallets } from '../../workshop/wallets.ts';
import { guide } from './PaymentMethods.guide.ts';
import { PaymentMethods, type PaymentMethodsProps } from './PaymentMethods.tsx';

const amharic: PaymentMethodsProps = {
  label: 'በእነዚህ መክፈል ይችላሉ',
  methods: [
    { name: 'ቴሌብር', kind: 'wallet' },
    { name: 'ኤም-ፔሳ', kind: 'wallet' },
    { name: 'ሲቢኢ ብር', kind: 'wallet' },
    { name: 'አዋሽ ባንክ', kind: 'bank' },
  ],
};

const meta = {
  title: 'Product/PaymentMethods',
  component: PaymentMethods,
  args: {
    label: 'Pay with',
    methods: [
      { name: 'Telebirr', kind: 'wallet' },
      { name: 'M-Pesa', kind: 'wallet' },
      { name: 'CBE Birr', kind: 'wallet' },
      { name: 'Awash Bank', kind: 'bank' },
    ],
  },
  parameters: { guide, ...inAmharic<PaymentMethodsProps>(amharic) },
} satisfies Meta<typeof PaymentMethods>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WalletsAndBanks: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Pay with' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};
export const WithLogos: Story = {
  args: { methods: wallets },
  parameters: inAmharic<PaymentMethodsProps>({ ...amharic, methods: wallets }),
};
export const One: Story = {
  args: { methods: [{ name: 'Telebirr', kind: 'wallet' }] },
  parameters: inAmharic<PaymentMethodsProps>({ ...amharic, methods: amharic.methods.slice(0, 1) }),
};
export const LongName: Story = {
  args: { methods: [{ name: 'Cooperativebankoforomia'.repeat(5), kind: 'bank' }] },
  parameters: inAmharic<PaymentMethodsProps>({ methods: [{ name: longWord.repeat(5), kind: 'bank' }] }),
};
