import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
import { guide } from './LinkRows.guide.ts';
import { LinkRows, type LinkRowsProps } from './LinkRows.tsx';

const meta = {
  title: 'Actions and text/LinkRows',
  component: LinkRows,
  args: {
    links: [
      { href: '#plan', label: 'Plan and invoices' },
      { href: '#searches', label: 'Saved searches' },
      { href: '#alerts', label: 'When alerts come' },
    ],
  },
  parameters: {
    guide,
    ...inAmharic<LinkRowsProps>({
      links: [
        { href: '#plan', label: 'ደንበኝነትና ክፍያ' },
        { href: '#searches', label: 'የተቀመጡ ፍለጋዎች' },
        { href: '#alerts', label: 'ማንቂያ የሚላክበት ጊዜ' },
      ],
    }),
  },
} satisfies Meta<typeof LinkRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(args.links.length);
  },
};
export const LongWords: Story = {
  args: { links: [{ href: '#long', label: longWord.repeat(3) }] },
  parameters: inAmharic<LinkRowsProps>({ links: [{ href: '#long', label: longWord.repeat(3) }] }),
};
