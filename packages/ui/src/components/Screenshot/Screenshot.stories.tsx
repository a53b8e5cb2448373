import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './Screenshot.guide.ts';
import { Screenshot, type ScreenshotProps } from './Screenshot.tsx';

const drawn = (ground: string, lines: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 300"><rect width="480" height="300" fill="${ground}"/><path d="M40 60h200M40 100h320M40 140h280" stroke="${lines}" stroke-width="12"/></svg>`,
  )}`;

const meta = {
  title: 'Product/Screenshot',
  component: Screenshot,
  args: {
    light: drawn('#fff', '#ccd'),
    dark: drawn('#1b1d22', '#445'),
    width: 480,
    height: 300,
    alt: 'The list of tenders with the days that are left',
  },
  parameters: { guide, ...inAmharic<ScreenshotProps>({ alt: 'የጨረታዎች ዝርዝር ከቀሩት ቀናት ጋር' }) },
} satisfies Meta<typeof Screenshot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneOfTwo: Story = {
  play: async ({ canvas }) => {
    // Of the two pictures only the one of the theme is there to be seen or heard.
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
  },
};
