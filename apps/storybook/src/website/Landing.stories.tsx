import type { Meta, StoryObj } from '@storybook/react-vite';
import { type WebsiteArgs, websiteStory } from '../screen/WebsiteScreen.tsx';

const meta = {
  ...websiteStory,
  tags: ['screen', '!autodocs', '!test'],
  title: 'Website/Landing',
  args: { path: '/' },
} satisfies Meta<WebsiteArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Landing: Story = {};

export const WithoutCompanies: Story = { args: { answers: { 'GET /company/featured': [] } } };

/** Nothing is shown that the API does not say. */
export const WithoutNumbers: Story = {
  args: { answers: { 'GET /statistics': 'unreachable', 'GET /tender/search': 'unreachable' } },
};
