import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './StoreLinks.guide.ts';
import { StoreLinks, type StoreLinksProps } from './StoreLinks.tsx';

const links = (lead: string) => [
  { store: 'App Store', lead, href: 'https://example.com/app-store' },
  { store: 'Google Play', lead, href: 'https://example.com/google-play' },
];

const meta = {
  title: 'Product/StoreLinks',
  component: StoreLinks,
  args: { links: links('Get it on') },
  parameters: { guide, ...inAmharic<StoreLinksProps>({ links: links('ከዚህ ያውርዱ') }) },
} satisfies Meta<typeof StoreLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get it on Google Play' })).toHaveAttribute('rel', 'noopener');
  },
};
export const One: Story = {
  args: { links: links('Get it on').slice(1) },
  parameters: inAmharic<StoreLinksProps>({ links: links('ከዚህ ያውርዱ').slice(1) }),
};
