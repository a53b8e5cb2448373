import type { Meta, StoryObj } from '@storybook/react-vite';
import { people } from '../facts/people.ts';
import { type WebsiteArgs, websiteStory } from '../screen/WebsiteScreen.tsx';

const meta = {
  ...websiteStory,
  tags: ['screen', '!autodocs'],
  title: 'Website/Verification',
  args: { path: '/verification/phone', reader: 'unpaid' },
} satisfies Meta<WebsiteArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {};

export const Email: Story = { args: { path: '/verification/email' } };

export const AlreadyVerified: Story = { args: { reader: 'paid' } };

export const WithoutEmail: Story = {
  args: { path: '/verification/email', answers: { 'GET /client/user-info': { ...people.unpaid, email: null } } },
};

export const Loading: Story = { args: { answers: { 'GET /client/user-info': 'never' } } };
