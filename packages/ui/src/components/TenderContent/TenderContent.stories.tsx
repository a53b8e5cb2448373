import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
import { guide } from './TenderContent.guide.ts';
import { TenderContent, type TenderContentProps } from './TenderContent.tsx';

const wide = (head: string, cell: string) => {
  const cells = (tag: string, words: string) =>
    Array.from({ length: 12 }, (_, n) => `<${tag}>${words} ${n + 1}</${tag}>`).join('');
  return `<table><thead><tr>${cells('th', head)}</tr></thead><tbody><tr>${cells('td', cell)}</tr></tbody></table>`;
};
const amharic = `<p>ጊቤ ሸለቆ ዩኒቨርሲቲ ከዚህ በታች የተዘረዘሩትን ዕቃዎች በግልጽ ጨረታ አወዳድሮ ለመግዛት ይፈልጋል።</p><h3>ተፈላጊ መረጃዎች</h3>
  <ul><li>የታደሰ የንግድ ፈቃድ</li><li>የ<strong>TIN</strong> እና የተ.እ.ታ. ምዝገባ ምስክር ወረቀት</li></ul>`;

const meta = {
  title: 'Product/TenderContent',
  component: TenderContent,
  args: {
    html: `<p>Sealed bids are invited for the items below.</p><h3>Requirements</h3>
      <ul><li>Renewed trade licence</li><li><strong>TIN</strong> and VAT certificates<ol><li>originals</li><li>copies</li></ol></li></ul>
      <p>Area: 1,200 m<sup>2</sup></p>`,
    tableLabel: 'Table, scrolls sideways',
  },
  parameters: { guide, ...inAmharic<TenderContentProps>({ html: amharic, tableLabel: 'ሠንጠረዥ፣ ወደ ጎን ይንቀሳቀሳል' }) },
} satisfies Meta<typeof TenderContent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Notice: Story = {};
/** Opened from a search that found it. */
export const Searched: Story = {
  args: {
    marksOf: (text) =>
      [...text.matchAll(/bids|vat|ጨረታ|የቫት/gi)].map(({ index, 0: { length } }) => ({
        start: index,
        end: index + length,
      })),
  },
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('mark')].map(({ textContent }) => textContent);
    await expect(marks).toEqual(['bids', 'VAT']);
  },
};
export const WideTable: Story = {
  args: { html: wide('Column', 'Item') },
  parameters: inAmharic<TenderContentProps>({ html: wide('ዓምድ', 'ዕቃ') }),
  render: (args) => (
    <div style={{ maxWidth: '40rem' }}>
      <TenderContent {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    const box = await canvas.findByRole('region', { name: 'Table, scrolls sideways' });
    await expect(box.parentElement).toHaveAttribute('data-more', 'end');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    box.scrollLeft = 100;
    await waitFor(() => expect(box.parentElement).toHaveAttribute('data-more', 'both'));
    box.scrollLeft = box.scrollWidth;
    await waitFor(() => expect(box.parentElement).toHaveAttribute('data-more', 'start'));
    box.scrollLeft = 0;
  },
};
export const TableThatFits: Story = {
  args: {
    html: '<table><caption>Lots</caption><tr><th scope="col">Lot</th><th scope="col">Bond</th></tr><tr><td>1</td><td>ETB 50,000.00</td></tr></table>',
  },
  parameters: inAmharic<TenderContentProps>({
    html: '<table><caption>ሎቶች</caption><tr><th scope="col">ሎት</th><th scope="col">ማስከበሪያ</th></tr><tr><td>1</td><td>ብር 50,000.00</td></tr></table>',
  }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
export const TableInTable: Story = {
  args: {
    html: '<table><tr><th>Lot</th><th>Items</th></tr><tr><td>1</td><td><table><tr><td>Chair · ወንበር</td><td>120</td></tr><tr><td>Desk</td><td>60</td></tr></table></td></tr></table>',
  },
};
export const MixedScripts: Story = {
  args: {
    html: '<p>ግልጽ ጨረታ ቁጥር NCB/GVU/2019/04 for the supply of የቢሮ ዕቃዎች (office furniture)።</p><p>إعلان مناقصة عامة</p>',
  },
};
export const VeryLongWord: Story = {
  args: { html: `<p>${'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(8)}</p>` },
  parameters: inAmharic<TenderContentProps>({ html: `<p>${longWord.repeat(12)}</p>` }),
};

const broken =
  '<ul>Bring<li>the licence<li>the bond</ul><table><td>Lot 1<td>12 chairs<tr><td><p>Lot 2<table><tr><td>5 desks</table></table></p><b>Closing · መዝጊያ<div>at 10:30</b> sharp';
/** The source's HTML is broken. A browser parses our output unchanged, so that hydration finds no difference. */
export const BrokenMarkup: Story = {
  args: { html: broken },
  play: async ({ canvasElement }) => {
    const written = canvasElement.querySelector('div[dir]')?.outerHTML ?? '';
    const reader = document.createElement('template');
    reader.innerHTML = written;
    await expect(reader.innerHTML).toBe(written);
    await expect(canvasElement).toHaveTextContent('at 10:30 sharp');
  },
};

const attacks = [
  '<script>window.attacked = true</script>',
  '<img src="x" onerror="window.attacked = true"><img>',
  '<svg onload="window.attacked = true"></svg>',
  '<p onmouseover="window.attacked = true">Bring your licence · ፈቃድዎን ይዘው ይምጡ</p>',
  '<a href="javascript:window.attacked = true">to the office</a>',
  '<iframe srcdoc="<script>parent.attacked = true</script>"></iframe>',
  '<math><mtext><table><mglyph><style><img src=x onerror="window.attacked = true">',
].join('');
/** Malicious HTML: the text remains, and nothing runs, loads or links away. */
export const Attacks: Story = {
  args: { html: attacks },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.hover(canvas.getByText('Bring your licence', { exact: false }));
    await userEvent.click(canvas.getByText('to the office', { exact: false }));
    await expect(window).not.toHaveProperty('attacked');
    const area = canvasElement.querySelector('div[dir]');
    await expect(area?.querySelectorAll('script, img, svg, a, iframe, style, math')).toHaveLength(0);
  },
};
export const Empty: Story = { args: { html: '<p> </p>' }, parameters: { a11y: { disable: true } } };
