import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusal } from '../api/answers.ts';
import { trialBilling, unpaidDocumentBilling } from '../facts/billing.ts';
import { type WebsiteArgs, websiteStory } from '../screen/WebsiteScreen.tsx';

const meta = {
  ...websiteStory,
  tags: ['screen', '!autodocs'],
  title: 'Website/Billing',
  args: { path: '/billing', reader: 'paid' },
} satisfies Meta<WebsiteArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {};

export const Unpaid: Story = { args: { reader: 'unpaid' } };

export const UnpaidDocument: Story = { args: { answers: { 'GET /client/invoice': unpaidDocumentBilling } } };

export const Trial: Story = { args: { reader: 'trial', answers: { 'GET /client/invoice': trialBilling } } };

export const Loading: Story = { args: { answers: { 'GET /client/invoice': 'never' } } };

export const TooMany: Story = { args: { answers: { 'GET /client/invoice': refusal(429) } } };

export const Invoice: Story = { args: { path: '/invoice/311' } };

export const InvoiceUnpaid: Story = { args: { path: '/invoice/412', reader: 'unpaid' } };

export const InvoiceNotThere: Story = {
  args: { path: '/invoice/999', answers: { 'GET /client/invoice/{invoiceId}': refusal(404) } },
};
