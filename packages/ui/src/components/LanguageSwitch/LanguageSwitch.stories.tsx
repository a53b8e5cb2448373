import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './LanguageSwitch.guide.ts';
import { LanguageSwitch, type LanguageSwitchProps } from './LanguageSwitch.tsx';

const english = { tag: 'en', name: 'English', href: '/tenders' };
const amharic = { tag: 'am', name: 'አማርኛ', href: '/am/tenders' };
const tigrinya = { tag: 'ti', name: 'ትግርኛ', href: '/ti/tenders' };

const meta = {
  title: 'Structure/LanguageSwitch',
  component: LanguageSwitch,
  args: { label: 'Language', languages: [amharic] },
  parameters: { guide, ...inAmharic<LanguageSwitchProps>({ label: 'ቋንቋ', languages: [english] }) },
} satisfies Meta<typeof LanguageSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLanguages: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'አማርኛ' })).toHaveAttribute('lang', 'am');
  },
};
export const ThreeLanguages: Story = {
  args: { languages: [amharic, tigrinya] },
  parameters: inAmharic<LanguageSwitchProps>({ languages: [english, tigrinya] }),
};
