import type { Meta, StoryObj } from '@storybook/react-vite';
import { type WebsiteArgs, websiteStory } from '../screen/WebsiteScreen.tsx';

const meta = {
  ...websiteStory,
  tags: ['screen', '!autodocs'],
  title: 'Website/Landing',
  args: { path: '/' },
} satisfies Meta<WebsiteArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Landing: Story = {};

export const WithoutCompanies: Story = { args: { answers: { 'GET /company/featured': [] } } };

/** The API does not answer, so there are no numbers and no notices. */
export const WithoutNumbers: Story = {
  args: { answers: { 'GET /statistics': 'unreachable', 'GET /tender/search': 'unreachable' } },
};
