import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusal } from '../api/answers.ts';
import { noTenders } from '../facts/tenders.ts';
import { type WebsiteArgs, websiteStory } from '../screen/WebsiteScreen.tsx';

const meta = {
  ...websiteStory,
  tags: ['screen', '!autodocs'],
  title: 'Website/Company',
  args: { path: '/company/1' },
} satisfies Meta<WebsiteArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};

export const Paid: Story = { args: { reader: 'paid' } };

export const WithoutTenders: Story = { args: { answers: { 'GET /company/search': noTenders } } };

export const DocumentsForVisitor: Story = { args: { path: '/company/1?tab=documents' } };

export const Documents: Story = { args: { path: '/company/1?tab=documents', reader: 'paid' } };

export const NoDocuments: Story = {
  args: { path: '/company/1?tab=documents', reader: 'paid', answers: { 'GET /company/{id}/documents': [] } },
};

export const NotThere: Story = { args: { answers: { 'GET /company/detail/{companyId}': refusal(404) } } };
