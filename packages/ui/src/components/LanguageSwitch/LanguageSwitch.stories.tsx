import type { Meta, StoryObj } from '@storybook/react-vite';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const languages = (current: string) => [
  { tag: 'en', name: 'English', href: '/tenders', isCurrent: current === 'en' },
  { tag: 'am', name: 'አማርኛ', href: '/am/tenders', isCurrent: current === 'am' },
];

const meta = {
  component: LanguageSwitch,
  args: { label: 'Language', languages: languages('en') },
} satisfies Meta<typeof LanguageSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {};
export const Amharic: Story = { args: { label: 'ቋንቋ', languages: languages('am') }, globals: { locale: 'am' } };
