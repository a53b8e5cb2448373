import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TenderContent } from './TenderContent.tsx';

const cells = (tag: string, count: number) => Array.from({ length: count }, (_, n) => `<${tag}>Column ${n}</${tag}>`);
const wideTable = `<table><thead><tr>${cells('th', 12).join('')}</tr></thead><tbody><tr>${cells('td', 12).join('')}</tr></tbody></table>`;

const meta = {
  component: TenderContent,
  args: {
    html: `<p>Sealed bids are invited for the items below.</p><h3>Requirements</h3>
      <ul><li>Renewed trade licence</li><li>TIN and VAT certificates</li></ul>${wideTable}`,
  },
} satisfies Meta<typeof TenderContent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WideTable: Story = {
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
