import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './LanguageSwitch.guide.ts';
import { LanguageSwitch, type LanguageSwitchProps } from './LanguageSwitch.tsx';

const languages = (current: string) => [
  { tag: 'en', name: 'English', href: '/tenders', isCurrent: current === 'en' },
  { tag: 'am', name: 'አማርኛ', href: '/am/tenders', isCurrent: current === 'am' },
];

const meta = {
  title: 'Structure/LanguageSwitch',
  component: LanguageSwitch,
  args: { label: 'Language', languages: languages('en') },
  parameters: { guide, ...inAmharic<LanguageSwitchProps>({ label: 'ቋንቋ', languages: languages('am') }) },
} satisfies Meta<typeof LanguageSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLanguages: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'አማርኛ' })).toHaveAttribute('lang', 'am');
  },
};
