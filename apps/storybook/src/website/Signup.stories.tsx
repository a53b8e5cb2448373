import { birr } from '@awaj/domain/money';
import type { Receipt } from '@awaj/features/registration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { untilSettled } from '../screen/Screen.tsx';
import { type WebsiteArgs, websiteStory } from '../screen/WebsiteScreen.tsx';

const meta = {
  ...websiteStory,
  tags: ['screen', '!autodocs'],
  title: 'Website/Sign up',
  args: { path: '/signup' },
} satisfies Meta<WebsiteArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const person = { firstName: 'Abebe', lastName: 'Kebede', companyName: '', phone: '0911000009' };
const receipt: Receipt = {
  planId: 3,
  invoiceNumber: 'AWJ-2026-000412',
  amount: birr(2_360),
  banks: [
    { id: 1, name: 'Commercial Bank of Ethiopia', accountNumber: '1000000000001', holder: 'Awaj Demo' },
    { id: 2, name: 'Awash Bank', accountNumber: '0132000000002', holder: 'Awaj Demo' },
  ],
};

export const Person: Story = {};

export const PersonWithMistakes: Story = {
  async play({ canvasElement, userEvent }) {
    await untilSettled();
    await userEvent.click(canvasElement.querySelector('[type=submit]') ?? canvasElement);
  },
};

export const Plan: Story = {
  args: { path: '/signup?plan=3&step=2', kept: { 'draft:signup/person': JSON.stringify(person) } },
};

export const Payment: Story = {
  args: {
    path: '/signup?plan=3&step=3',
    reader: 'unpaid',
    kept: { 'draft:signup/receipt': JSON.stringify({ receipt: JSON.stringify(receipt) }) },
  },
};
