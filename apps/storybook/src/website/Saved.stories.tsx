import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusal } from '../api/answers.ts';
import { people } from '../facts/people.ts';
import { noTenders } from '../facts/tenders.ts';
import { type WebsiteArgs, websiteStory } from '../screen/WebsiteScreen.tsx';

const meta = {
  ...websiteStory,
  tags: ['screen', '!autodocs'],
  title: 'Website/Saved tenders',
  args: { path: '/saved', reader: 'paid' },
} satisfies Meta<WebsiteArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {};

/** Newest first, without dates. Readers still see their own stages and notes. */
export const WithoutSubscription: Story = { args: { reader: 'unpaid' } };

/** Without a form, because there is nothing to search. */
export const NothingSaved: Story = {
  args: {
    answers: {
      'GET /client/saved-tender': noTenders,
      'GET /client/user-info': { ...people.paid, unseen_tender_count: 0 },
    },
  },
};

export const TooMany: Story = { args: { answers: { 'GET /client/saved-tender': refusal(429) } } };
