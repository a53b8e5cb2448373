import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { Link } from '../Link/Link.tsx';
import { guide } from './PaymentStatus.guide.ts';
import { PaymentStatus, type PaymentStatusProps } from './PaymentStatus.tsx';

const facts = [
  { label: 'Invoice', value: 'AW-2026-004217' },
  { label: 'Amount', value: '2,360 birr' },
];
const amharicFacts = [
  { label: 'ደረሰኝ', value: 'AW-2026-004217' },
  { label: 'መጠን', value: '2,360 ብር' },
];
const link = (words: string) => (
  <Link href="#next" look="button">
    {words}
  </Link>
);
const inWords = (title: string, text: string, action?: string) =>
  inAmharic<PaymentStatusProps>({ title, text, facts: amharicFacts, action: action && link(action) });

const meta = {
  title: 'Product/PaymentStatus',
  component: PaymentStatus,
  args: { kind: 'checking', title: 'Checking your payment', text: 'This usually takes a few seconds.', facts },
  parameters: { guide, ...inWords('ክፍያዎን በማረጋገጥ ላይ ነን', 'ጥቂት ሰከንዶች ይወስዳል።') },
} satisfies Meta<typeof PaymentStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Checking: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  },
};
export const Paid: Story = {
  args: {
    kind: 'paid',
    title: 'Payment Successful!',
    text: 'Your subscription runs until 21 Nov 2027.',
    note: 'Receipt for 2,360 birr sent to abebe@example.com',
    action: link('View Tenders'),
  },
  parameters: inAmharic<PaymentStatusProps>({
    title: 'ክፍያው ተሳክቷል!',
    text: 'ምዝገባዎ እስከ ኅዳር 12 ቀን 2020 ዓ.ም. ይቆያል።',
    note: 'የ2,360 ብር ደረሰኝ ወደ abebe@example.com ተልኳል።',
    facts: amharicFacts,
    action: link('ጨረታዎችን ይመልከቱ'),
  }),
};
export const Unpaid: Story = {
  args: { kind: 'unpaid', title: 'Unpaid!', text: 'We have not received this payment yet.', action: link('Pay') },
  parameters: inWords('አልተከፈለም!', 'ይህ ክፍያ ገና አልደረሰንም።', 'ይክፈሉ'),
};
export const Failed: Story = {
  args: {
    kind: 'failed',
    title: 'The payment did not go through',
    text: 'Your bank has refused it and nothing was charged. Try again or choose another way to pay.',
    action: link('Pay'),
  },
  parameters: inWords('ክፍያው አልተሳካም', 'ባንክዎ አልተቀበለውም፤ ምንም ገንዘብ አልተቀነሰም። እንደገና ይሞክሩ ወይም ሌላ የክፍያ መንገድ ይምረጡ።', 'ይክፈሉ'),
};
export const HeldForReview: Story = {
  args: {
    kind: 'held',
    title: 'We are looking at your payment',
    text: 'The money has arrived and nothing is lost. You will hear from us within one working day.',
  },
  parameters: inWords('ክፍያዎን እየተመለከትነው ነው', 'ገንዘቡ ደርሶናል፤ ምንም አልጠፋም። በአንድ የሥራ ቀን ውስጥ እናሳውቅዎታለን።'),
};
export const WithoutFacts: Story = { ...Paid, args: { ...Paid.args, facts: [] } };
/** On a page whose title names the finished action. */
export const UnderATitle: Story = {
  args: { kind: 'paid', title: 'You are now logged in.', text: '', facts: [], level: 2, action: link('Back to Home') },
  parameters: inAmharic<PaymentStatusProps>({
    title: 'አሁን ገብተዋል።',
    facts: [],
    action: link('ወደ መነሻ ይመለሱ'),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};
