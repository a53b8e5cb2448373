import type { Meta, StoryObj } from '@storybook/react-vite';
import { people } from '../facts/people.ts';
import { noTenders } from '../facts/tenders.ts';
import { type MiniAppArgs, miniAppStory } from '../screen/MiniAppScreen.tsx';

const meta = {
  ...miniAppStory,
  tags: ['screen', '!autodocs'],
  title: 'Mini app/My feed',
  args: { path: '/myfeed/telegram', reader: 'paid' },
} satisfies Meta<MiniAppArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Feed: Story = {};

export const Unpaid: Story = { args: { reader: 'unpaid' } };

export const MailsComeBack: Story = {
  args: {
    answers: {
      'GET /client/user-info': {
        ...people.paid,
        channel_problems: [{ channel: 'email', reason: 'hard-bounce', to: 's…@example.com' }],
      },
    },
  },
};

export const WithoutPreferences: Story = {
  args: { answers: { 'GET /tender/categories': [], 'GET /tender/lang-reg': { languages: [], regions: [] } } },
};

export const ChoosingPreferences: Story = { args: { path: '/myfeed/telegram#preferences' } };

export const NothingNew: Story = { args: { answers: { 'GET /telegram/client/myfeed': noTenders } } };

export const Loading: Story = { args: { answers: { 'GET /client/user-info': 'never' } } };
