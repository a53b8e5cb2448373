import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
import { Button } from '../Button/Button.tsx';
import { guide } from './InvoiceSheet.guide.ts';
import { InvoiceSheet, type InvoiceSheetProps } from './InvoiceSheet.tsx';

const onPrint = fn();
const item = { name: '1 Year Subscription', quantity: '1', price: '3,000.00 ETB', amount: '3,000.00 ETB' };
const amharic: Partial<InvoiceSheetProps> = {
  brand: 'አዋጅ',
  title: 'ደረሰኝ',
  otherTitle: { text: 'Invoice', lang: 'en' },
  number: { label: 'ቁጥር', value: 'AW-2026-004217' },
  date: { value: 'ኅዳር 12 ቀን 2019 ዓ.ም.', other: 'ኖቬምበር 21 ቀን 2026 እ.ኤ.አ.' },
  facts: [
    {
      label: 'የአገልግሎት ጊዜ',
      value: 'ኅዳር 12 ቀን 2019 ዓ.ም. – ኅዳር 11 ቀን 2020 ዓ.ም.',
      other: 'ኖቬምበር 21 ቀን 2026 እ.ኤ.አ. – ኖቬምበር 21 ቀን 2027 እ.ኤ.አ.',
    },
    { label: 'የክፍያ መንገድ', value: 'ቴሌብር' },
    { label: 'የክፍያ ማጣቀሻ', value: 'CHP-7QK2M9X4' },
    { label: 'የተከፈለበት ቀን', value: 'ኅዳር 12 ቀን 2019 ዓ.ም.', other: 'ኖቬምበር 21 ቀን 2026 እ.ኤ.አ.' },
  ],
  state: { kind: 'paid', label: 'ተከፍሏል' },
  seller: {
    name: 'አዋጅ የጨረታ አገልግሎት ኃ.የተ.የግ.ማ.',
    lines: ['ቦሌ፣ አዲስ አበባ', 'የግብር ከፋይ መለያ ቁጥር 0012345678', 'የተ.እ.ታ. ምዝገባ ቁጥር 4567890123'],
  },
  buyer: { label: 'ገዢ', name: 'ጊቤ ሸለቆ ኮንስትራክሽን', lines: ['ጅማ መንገድ፣ ወልቂጤ', 'የግብር ከፋይ መለያ 0098765432'] },
  columns: { name: 'ዝርዝር', quantity: 'ብዛት', price: 'የአንዱ ዋጋ', amount: 'መጠን' },
  items: [{ ...item, name: 'የ1 ዓመት ደንበኝነት', price: '3,000.00 ብር', amount: '3,000.00 ብር' }],
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
    otherTitle: { text: 'ደረሰኝ', lang: 'am' },
    number: { label: 'No.', value: 'AW-2026-004217' },
    date: { value: '21 Nov 2026', other: '12 Hedar 2019 E.C.' },
    facts: [
      {
        label: 'Period',
        value: '21 Nov 2026 – 21 Nov 2027',
        other: '12 Hedar 2019 E.C. – 11 Hedar 2020 E.C.',
      },
      { label: 'Method', value: 'telebirr' },
      { label: 'Payment reference', value: 'CHP-7QK2M9X4' },
      { label: 'Paid on', value: '21 Nov 2026', other: '12 Hedar 2019 E.C.' },
    ],
    state: { kind: 'paid', label: 'PAID · RECEIPT' },
    seller: {
      name: 'Awaj Tender Services PLC',
      lines: ['Bole, Addis Ababa', '+251 900 000 000', 'TIN 0012345678', 'VAT reg. 4567890123'],
    },
    buyer: { label: 'Billed to', name: 'Gibe Valley Construction', lines: ['Jimma Road, Wolkite', 'TIN 0098765432'] },
    columns: { name: 'Description', quantity: 'Quantity', price: 'Unit price', amount: 'Amount' },
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
  args: {
    otherTitle: { text: 'የክፍያ መጠየቂያ', lang: 'am' },
    state: { kind: 'unpaid', label: 'UNPAID' },
    facts: [],
  },
  parameters: inAmharic<InvoiceSheetProps>({
    ...amharic,
    title: 'የክፍያ መጠየቂያ',
    state: { kind: 'unpaid', label: 'አልተከፈለም' },
    facts: [],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Invoice' })).not.toHaveTextContent(/receipt|ደረሰኝ/i);
  },
};
/** As many items as fit on one page. */
export const FullPage: Story = {
  args: {
    items: Array.from({ length: 9 }, (_, place) => ({ ...item, name: `Bid document number ${place + 1}` })),
    note: 'Refunds within 30 days of subscription.',
  },
  parameters: inAmharic<InvoiceSheetProps>({
    items: Array.from({ length: 7 }, (_, place) => ({ ...item, name: `የጨረታ ሰነድ ቁጥር ${place + 1}` })),
    note: 'ገንዘብ ከምዝገባ በኋላ በ30 ቀናት ውስጥ ይመለሳል።',
  }),
};
/** It continues on further pages, with the column headings on each. */
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
  parameters: inAmharic<InvoiceSheetProps>({ ...amharic, buyer: { label: 'ገዢ', name: 'አልማዝ በቀለ', lines: [] } }),
};
export const HardToFit: Story = {
  args: {
    buyer: { label: 'Billed to', name: 'Pneumonoultramicroscopic'.repeat(4), lines: ['<b>Wolkite</b>', 'شارع جيما'] },
    items: [{ name: 'X'.repeat(80), quantity: '1,000,000', price: '999,999,999.00', amount: '999,999,999,999.00' }],
  },
  parameters: inAmharic<InvoiceSheetProps>({
    buyer: { label: 'ገዢ', name: longWord.repeat(4), lines: ['<b>ወልቂጤ</b>', 'شارع جيما'] },
    items: [{ name: longWord.repeat(5), quantity: '1,000,000', price: '999,999,999.00', amount: '999,999,999,999.00' }],
  }),
};
