import type { Meta, StoryObj } from '@storybook/react-vite';
import { type WebsiteArgs, websiteStory } from '../screen/WebsiteScreen.tsx';

const meta = {
  ...websiteStory,
  tags: ['screen', '!autodocs'],
  title: 'Website/Reading',
  args: { path: '/about' },
} satisfies Meta<WebsiteArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pricing: Story = { args: { path: '/pricing' } };

export const Questions: Story = { args: { path: '/FAQ' } };

export const About: Story = { args: { path: '/about' } };

export const Privacy: Story = { args: { path: '/privacy' } };

export const Refund: Story = { args: { path: '/refund' } };

export const Terms: Story = { args: { path: '/TOS' } };

/** The text is the same as on the website, which has a picture. */
const longAsBefore = ['no-picture'];

/** Without a header, as shown inside the apps from the app stores. */
export const AboutInApp: Story = { args: { path: '/app/about' } };

export const PrivacyInApp: Story = { args: { path: '/app/privacy' }, tags: longAsBefore };

export const QuestionsInApp: Story = { args: { path: '/app/faq' } };

export const TermsInApp: Story = { args: { path: '/app/tos' }, tags: longAsBefore };
