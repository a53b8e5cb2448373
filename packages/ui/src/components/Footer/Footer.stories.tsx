import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { facebookIcon, linkedinIcon, telegramIcon } from '../../icons.ts';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import { guide } from './Footer.guide.ts';
import { Footer, type FooterProps } from './Footer.tsx';

const links = (...labels: string[]) => labels.map((label, place) => ({ label, href: `#${place}` }));

const social = (telegram: string, facebook: string, linkedin: string): NonNullable<FooterProps['social']> => [
  { label: telegram, href: 'https://t.me/example', icon: telegramIcon },
  { label: facebook, href: 'https://facebook.com/example', icon: facebookIcon },
  { label: linkedin, href: 'https://linkedin.com/company/example', icon: linkedinIcon },
];

const switchOf = (label: string, current: string) => (
  <LanguageSwitch
    label={label}
    languages={[
      current === 'en' ? { tag: 'am', name: 'አማርኛ', href: '#am' } : { tag: 'en', name: 'English', href: '#en' },
    ]}
  />
);

const meta = {
  title: 'Structure/Footer',
  component: Footer,
  args: { label: 'About Awaj', links: links('About', 'Privacy', 'Refund', 'Terms'), note: '© 2026 Awaj' },
  parameters: {
    guide,
    layout: 'fullscreen',
    ...inAmharic<FooterProps>({
      label: 'ስለ አዋጅ',
      links: links('ስለ እኛ', 'የግላዊነት መመሪያ', 'የተመላሽ ገንዘብ መመሪያ', 'የአገልግሎት ውል'),
      note: '© 2026 አዋጅ',
    }),
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LinksOnly: Story = {};
export const Everything: Story = {
  args: {
    social: social('Awaj on Telegram', 'Awaj on Facebook', 'Awaj on LinkedIn'),
    end: switchOf('Language', 'en'),
  },
  parameters: inAmharic<FooterProps>({
    social: social('አዋጅ በቴሌግራም', 'አዋጅ በፌስቡክ', 'አዋጅ በሊንክድኢን'),
    end: switchOf('ቋንቋ', 'am'),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Awaj on Telegram' })).toHaveAttribute(
      'href',
      'https://t.me/example',
    );
  },
};
