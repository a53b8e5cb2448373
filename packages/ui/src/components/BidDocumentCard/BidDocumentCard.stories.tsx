import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
import { guide } from './BidDocumentCard.guide.ts';
import { BidDocumentCard, type BidDocumentCardProps } from './BidDocumentCard.tsx';

const onDownload = fn();
const buy = (label: string) => ({ label, href: '#purchasedoc' });
const download = (label: string, isBusy = false) => ({ label, onClick: onDownload, isBusy });
const amharic = {
  title: 'የእጅ መሣሪያዎችና የወርክሾፕ ዕቃዎች ግዥ የጨረታ ሰነድ',
  price: '200 ብር',
  fileSize: '2.4 ሜባ',
  action: buy('ሰነዱን ይግዙ'),
};

const meta = {
  title: 'Product/BidDocumentCard',
  component: BidDocumentCard,
  args: {
    title: 'Bid document for hand tools and workshop equipment',
    reference: 'GVU/NCB/04/2019',
    price: '200 birr',
    fileSize: '2.4 MB',
    action: buy('Buy Document'),
  },
  parameters: { guide, ...inAmharic<BidDocumentCardProps>(amharic) },
} satisfies Meta<typeof BidDocumentCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToBuy: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Buy Document' });
    await expect(link).toHaveAccessibleDescription(args.title);
    await expect(link).toHaveAttribute('href', '#purchasedoc');
  },
};
export const Purchased: Story = {
  args: { purchased: 'Purchased', action: download('Download Document') },
  parameters: inAmharic<BidDocumentCardProps>({ ...amharic, purchased: 'ተገዝቷል', action: download('ሰነዱን ያውርዱ') }),
  play: async ({ canvas }) => {
    onDownload.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Download Document' }));
    await expect(onDownload).toHaveBeenCalledOnce();
  },
};
/** On the page after buying: the download is the first thing there. */
export const Main: Story = { ...Purchased, args: { ...Purchased.args, isMain: true } };
export const Free: Story = {
  args: { price: 'Free', action: download('Download Document') },
  parameters: inAmharic<BidDocumentCardProps>({ ...amharic, price: 'ነጻ', action: download('ሰነዱን ያውርዱ') }),
};
export const Downloading: Story = {
  args: { purchased: 'Purchased', action: download('Download Document', true) },
  parameters: inAmharic<BidDocumentCardProps>({
    ...amharic,
    purchased: 'ተገዝቷል',
    action: download('ሰነዱን ያውርዱ', true),
  }),
  play: async ({ canvas }) => {
    onDownload.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(onDownload).not.toHaveBeenCalled();
  },
};
export const Failed: Story = {
  args: {
    purchased: 'Purchased',
    action: download('Download Document'),
    failure: 'The file did not arrive. Check your connection and try again.',
  },
  parameters: inAmharic<BidDocumentCardProps>({
    ...amharic,
    purchased: 'ተገዝቷል',
    action: download('ሰነዱን ያውርዱ'),
    failure: 'ፋይሉ አልደረሰም። ግንኙነትዎን አረጋግጠው እንደገና ይሞክሩ።',
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The file did not arrive.');
  },
};
export const LittleKnown: Story = {
  args: { reference: '', fileSize: '' },
  parameters: inAmharic<BidDocumentCardProps>({ ...amharic, reference: '', fileSize: '' }),
};
export const HardToFit: Story = {
  args: {
    title: 'Pneumonoultramicroscopicsilico'.repeat(5),
    reference: '<b>GVU</b>/'.repeat(12),
    price: '999,999,999 birr',
  },
  parameters: inAmharic<BidDocumentCardProps>({ title: longWord.repeat(5), price: '999,999,999 ብር' }),
};
