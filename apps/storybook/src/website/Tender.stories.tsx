import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusal } from '../api/answers.ts';
import { closedTender, openTender, tenderDetail } from '../facts/tenders.ts';
import { type WebsiteArgs, websiteStory } from '../screen/WebsiteScreen.tsx';

const meta = {
  ...websiteStory,
  tags: ['screen', '!autodocs'],
  title: 'Website/Tender',
  args: { path: '/tender/4960' },
} satisfies Meta<WebsiteArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};

export const Unpaid: Story = { args: { reader: 'unpaid' } };

export const Paid: Story = { args: { reader: 'paid' } };

/** Opened from a search. */
export const Searched: Story = { args: { path: '/tender/4960?q=%22bid+bond%22+bidders', reader: 'paid' } };

export const Closed: Story = {
  args: {
    path: '/tender/4957',
    reader: 'paid',
    answers: {
      'GET /tender/detail/{tenderId}': ({ locale }) => ({
        status: true,
        data: tenderDetail(closedTender, 'all', locale),
      }),
    },
  },
};

export const Cancelled: Story = {
  args: {
    reader: 'paid',
    answers: {
      'GET /tender/detail/{tenderId}': ({ locale }) => ({
        status: true,
        data: {
          ...tenderDetail(openTender, 'all', locale),
          status: 0,
          is_cancelled: true,
          cancelled_at: '2026-11-24T06:00:00.000Z',
        },
      }),
    },
  },
};

export const WithoutDocumentsAndRelated: Story = {
  args: { answers: { 'GET /company/{id}/documents': [], 'GET /tender/search': refusal(429) } },
};

export const Loading: Story = { args: { answers: { 'GET /tender/detail/{tenderId}': 'never' } } };

export const NotThere: Story = { args: { answers: { 'GET /tender/detail/{tenderId}': refusal(404) } } };

export const TooMany: Story = { args: { answers: { 'GET /tender/detail/{tenderId}': refusal(429) } } };
