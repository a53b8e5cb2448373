import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import { Header } from './Header.tsx';

const languages = [
  { tag: 'en', name: 'English', href: '#en', isCurrent: true },
  { tag: 'am', name: 'አማርኛ', href: '#am', isCurrent: false },
];

const meta = {
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { label: 'Awaj', href: '#home' },
    entries: [
      { label: 'Tenders', href: '#tenders', isActive: true },
      { label: 'Pricing', href: '#pricing', isActive: false },
    ],
    labels: { navigation: 'Main', skip: 'Skip to content' },
    end: <LanguageSwitch label="Language" languages={languages} />,
  },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Tenders' })).toHaveAttribute('aria-current', 'page');
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
