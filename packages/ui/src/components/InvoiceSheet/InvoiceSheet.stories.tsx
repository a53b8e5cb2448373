import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
import { Button } from '../Button/Button.tsx';
import { guide } from './InvoiceSheet.guide.ts';
import { InvoiceSheet, type InvoiceSheetProps } from './InvoiceSheet.tsx';

const onPrint = fn();
const item = { name: '1 Year Subscription', quantity: '1', price: '3,000.00', amount: '3,000.00' };
const amharic: Partial<InvoiceSheetProps> = {
  brand: 'አዋጅ',
  title: 'ደረሰኝ',
  facts: [
    { label: 'የክፍያ መጠየቂያ ቁጥር', value: 'AW-2026-004217' },
    { label: 'ቀን', value: 'ኅዳር 12 ቀን 2019 ዓ.ም.' },
    { label: 'የክፍያ መንገድ', value: 'ቴሌብር' },
  ],
  state: { kind: 'paid', label: 'ተከፍሏል' },
  seller: { label: 'ከ', name: 'አዋጅ የጨረታ አገልግሎት ኃ.የተ.የግ.ማ.', lines: ['ቦሌ፣ አዲስ አበባ', 'የግብር ከፋይ መለያ 0012345678'] },
  buyer: { label: 'ለ', name: 'ጊቤ ሸለቆ ኮንስትራክሽን', lines: ['ጅማ መንገድ፣ ወልቂጤ', 'የግብር ከፋይ መለያ 0098765432'] },
  columns: { name: 'ዝርዝር', quantity: 'ብዛት', price: 'የአንዱ ዋጋ', amount: 'መጠን (ብር)' },
  items: [{ ...item, name: 'የ1 ዓመት ምዝገባ' }],
  sums: [
    { label: 'ንዑስ ድምር', amount: '3,000.00 ብር' },
    { label: 'ተ.እ.ታ. 15%', amount: '450.00 ብር' },
  ],
  total: { label: 'ጠቅላላ', amount: '3,450.00 ብር' },
  actions: <Button onClick={onPrint}>ያትሙ</Button>,
};

const meta = {
  title: 'Product/InvoiceSheet',
  component: InvoiceSheet,
  tags: ['sheets-1'],
  args: {
    brand: 'Awaj',
    title: 'Invoice',
    facts: [
      { label: 'Invoice number', value: 'AW-2026-004217' },
      { label: 'Date', value: '21 Nov 2026' },
      { label: 'Method', value: 'Telebirr' },
    ],
    state: { kind: 'paid', label: 'Paid' },
    seller: { label: 'From', name: 'Awaj Tender Services PLC', lines: ['Bole, Addis Ababa', 'TIN 0012345678'] },
    buyer: { label: 'Billed to', name: 'Gibe Valley Construction', lines: ['Jimma Road, Wolkite', 'TIN 0098765432'] },
    columns: { name: 'Description', quantity: 'Quantity', price: 'Unit price', amount: 'Amount (ETB)' },
    items: [item],
    sums: [
      { label: 'Sub total', amount: '3,000.00 ETB' },
      { label: 'VAT 15%', amount: '450.00 ETB' },
    ],
    total: { label: 'Gross', amount: '3,450.00 ETB' },
    actions: <Button onClick={onPrint}>Print</Button>,
  },
  parameters: { guide, ...inAmharic<InvoiceSheetProps>(amharic) },
} satisfies Meta<typeof InvoiceSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Invoice' })).toHaveTextContent('3,450.00 ETB');
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    onPrint.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(onPrint).toHaveBeenCalledOnce();
  },
};
export const Unpaid: Story = {
  args: { state: { kind: 'unpaid', label: 'Unpaid' } },
  parameters: inAmharic<InvoiceSheetProps>({ ...amharic, state: { kind: 'unpaid', label: 'አልተከፈለም' } }),
};
/** As many as one page holds; Ethiopic lines are higher. */
export const FullPage: Story = {
  args: {
    items: Array.from({ length: 12 }, (_, place) => ({ ...item, name: `Bid document number ${place + 1}` })),
    note: 'Refunds within 30 days of subscription.',
  },
  parameters: inAmharic<InvoiceSheetProps>({
    items: Array.from({ length: 10 }, (_, place) => ({ ...item, name: `የጨረታ ሰነድ ቁጥር ${place + 1}` })),
    note: 'ገንዘብ ከምዝገባ በኋላ በ30 ቀናት ውስጥ ይመለሳል።',
  }),
};
/** It goes on to the next pages, with the heads of the columns on each. */
export const Long: Story = {
  tags: ['!sheets-1', 'sheets-3'],
  args: {
    items: Array.from({ length: 50 }, (_, place) => ({ ...item, name: `Bid document number ${place + 1}` })),
    note: 'Refunds within 30 days of subscription.',
  },
  parameters: inAmharic<InvoiceSheetProps>({
    ...amharic,
    items: Array.from({ length: 50 }, (_, place) => ({ ...item, name: `የጨረታ ሰነድ ቁጥር ${place + 1}` })),
    note: 'ገንዘብ ከምዝገባ በኋላ በ30 ቀናት ውስጥ ይመለሳል።',
  }),
};
export const PrivateBuyer: Story = {
  args: { buyer: { label: 'Billed to', name: 'Almaz Bekele', lines: [] } },
  parameters: inAmharic<InvoiceSheetProps>({ ...amharic, buyer: { label: 'ለ', name: 'አልማዝ በቀለ', lines: [] } }),
};
export const HardToFit: Story = {
  args: {
    buyer: { label: 'Billed to', name: 'Pneumonoultramicroscopic'.repeat(4), lines: ['<b>Wolkite</b>', 'شارع جيما'] },
    items: [{ name: 'X'.repeat(80), quantity: '1,000,000', price: '999,999,999.00', amount: '999,999,999,999.00' }],
  },
  parameters: inAmharic<InvoiceSheetProps>({
    buyer: { label: 'ለ', name: longWord.repeat(4), lines: ['<b>ወልቂጤ</b>', 'شارع جيما'] },
    items: [{ name: longWord.repeat(5), quantity: '1,000,000', price: '999,999,999.00', amount: '999,999,999,999.00' }],
  }),
};
