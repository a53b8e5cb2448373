import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Link } from '../Link/Link.tsx';
import { Loading } from '../Loading/Loading.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { guide } from './Table.guide.ts';
import { Table, type TableColumn, type TableProps } from './Table.tsx';

interface Payment {
  id: string;
  plan: string;
  day: string;
  amount: string;
}

type Words = readonly [plan: string, day: string, amount: string, receipt: string, open: string];

const columns = ([plan, day, amount, receipt, open]: Words): readonly TableColumn<Payment>[] => [
  { id: 'plan', header: plan, cell: (row) => row.plan, isRowHeader: true },
  { id: 'day', header: day, cell: (row) => row.day },
  { id: 'amount', header: amount, cell: (row) => row.amount, isNumeric: true },
  { id: 'receipt', header: receipt, cell: ({ id }) => <Link href={`#${id}`}>{open}</Link> },
];

const payments = (plan: string, day: string, count = 3): readonly Payment[] =>
  Array.from({ length: count }, (_, place) => ({ id: `p${place}`, plan, day, amount: `${2 + place},360.00` }));

const meta = {
  title: 'Structure/Table',
  component: Table<Payment>,
  args: {
    caption: 'Payments',
    columns: columns(['Plan', 'Paid on', 'Birr', 'Receipt', 'Open']),
    rows: payments('Standard, one year', '12 Hidar 2019 (21 Nov 2026)'),
    idOf: ({ id }) => id,
    empty: <EmptyState title="No payments yet" />,
  },
  parameters: {
    guide,
    ...inAmharic<TableProps<Payment>>({
      caption: 'ክፍያዎች',
      columns: columns(['ምዝገባ', 'የተከፈለበት ቀን', 'ብር', 'ደረሰኝ', 'ክፈት']),
      rows: payments('መደበኛ፣ አንድ ዓመት', 'ኅዳር 12 ቀን 2019 (21 Nov 2026)'),
      empty: <EmptyState title="እስካሁን ክፍያ የለም" />,
    }),
  },
} satisfies Meta<typeof Table<Payment>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A table of four columns with one row a payment. */
export const Payments: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Payments' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(4);
    await expect(within(table).getAllByRole('row')).toHaveLength(4);
    await expect(within(table).getAllByRole('rowheader')[0]).toHaveTextContent('Standard, one year');
    await expect(within(table).getAllByRole('cell')).toHaveLength(9);
  },
};
export const ScrollsOnPhones: Story = {
  args: { onPhone: 'scroll' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
const places = { plan: 'start', day: 'start', amount: 'end', receipt: 'end' } as const;
const inLines = (words: Words): readonly TableColumn<Payment>[] =>
  columns(words).map((column) => ({ ...column, phonePlace: places[column.id as keyof typeof places] }));
export const InLinesOnPhones: Story = {
  args: { onPhone: 'lines', columns: inLines(['Plan', 'Paid on', 'Birr', 'Receipt', 'Open']) },
  parameters: inAmharic<TableProps<Payment>>({ columns: inLines(['ምዝገባ', 'የተከፈለበት ቀን', 'ብር', 'ደረሰኝ', 'ክፈት']) }),
};
const unbroken = (words: Words): readonly TableColumn<Payment>[] =>
  columns(words).map((column) => (column.id === 'day' ? { ...column, isUnbroken: true } : column));
/** Dates stay in one line, so the name of the plan gets what is left. */
export const UnbrokenDates: Story = {
  args: {
    columns: unbroken(['Plan', 'Paid on', 'Birr', 'Receipt', 'Open']),
    rows: payments('Standard, one year, for all categories and regions of the country', '12 Hidar 2019 (21 Nov 2026)'),
  },
  parameters: inAmharic<TableProps<Payment>>({
    columns: unbroken(['ምዝገባ', 'የተከፈለበት ቀን', 'ብር', 'ደረሰኝ', 'ክፈት']),
    rows: payments('መደበኛ፣ አንድ ዓመት፣ ለሁሉም የጨረታ ዘርፎችና ለሁሉም የአገሪቱ ክልሎች', 'ኅዳር 12 ቀን 2019 (21 Nov 2026)'),
  }),
  globals: { viewport: { value: 'tablet' } },
};
const withActions = (words: Words): readonly TableColumn<Payment>[] =>
  columns(words).map((column) => (column.id === 'receipt' ? { ...column, isHeaderHidden: true } : column));
/** Links and buttons need no visible column heading, and no name before them on a phone. */
export const WithActions: Story = {
  args: { columns: withActions(['Plan', 'Paid on', 'Birr', 'Receipt', 'Open receipt']) },
  parameters: inAmharic<TableProps<Payment>>({
    columns: withActions(['ምዝገባ', 'የተከፈለበት ቀን', 'ብር', 'ደረሰኝ', 'ደረሰኙን ክፈት']),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Receipt' })).toBeInTheDocument();
    await expect(canvas.queryAllByText('Receipt', { ignore: 'th *' })).toHaveLength(0);
  },
};
/** A skeleton of the same height. */
export const OnItsWay: Story = {
  render: (_, { globals }) => (
    <Loading isLoading skeleton={<Skeleton height="box" />}>
      {globals.locale === 'am' ? 'ክፍያዎች' : 'Payments'}
    </Loading>
  ),
};
export const HiddenCaption: Story = { args: { isCaptionHidden: true } };
export const StickyHead: Story = {
  args: { hasStickyHead: true, onPhone: 'scroll', rows: payments('Standard, one year', '12 Hidar 2019', 60) },
  parameters: inAmharic<TableProps<Payment>>({ rows: payments('መደበኛ፣ አንድ ዓመት', 'ኅዳር 12 ቀን 2019', 60) }),
  play: async ({ canvas }) => {
    const [head] = canvas.getAllByRole('columnheader');
    const before = head?.getBoundingClientRect().top;
    canvas.getByRole('region').scrollTop = 400;
    await expect(head?.getBoundingClientRect().top).toBeCloseTo(before ?? Number.NaN, -2);
    await expect(canvas.getByRole('region').scrollTop).toBe(400);
  },
};
export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.caption)).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
  parameters: inAmharic<TableProps<Payment>>({ rows: [], empty: <EmptyState title="እስካሁን ክፍያ የለም" /> }),
};
export const LongWordsAndNumbers: Story = {
  args: {
    rows: [{ id: 'x', plan: 'Subscription'.repeat(8), day: '<b>12 Hidar</b>', amount: '999,999,999,999.00' }],
  },
  parameters: inAmharic<TableProps<Payment>>({
    rows: [{ id: 'x', plan: longWord.repeat(5), day: '<b>ኅዳር 12</b>', amount: '999,999,999,999.00' }],
  }),
};
