import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { playedInFrame } from '../../workshop/in-frame.ts';
import { guide } from './NotificationBell.guide.ts';
import { NotificationBell, type NotificationBellProps } from './NotificationBell.tsx';

const item = (id: string, text: string, label: string) => ({ id, text, action: { label, href: `#${id}` } });
const phone = item('phone', 'Your mobile number is not verified.', 'Verify');
const email = item('email', 'Your email is not verified.', 'Verify');
const amharicPhone = item('phone', 'የሞባይል ስልክ ቁጥርዎ አልተረጋገጠም።', 'ያረጋግጡ');
const amharicEmail = item('email', 'ኢሜይልዎ አልተረጋገጠም።', 'ያረጋግጡ');

const meta = {
  title: 'Structure/NotificationBell',
  component: NotificationBell,
  args: { label: '2 notifications', title: 'Notifications', items: [phone, email] },
  parameters: {
    guide,
    ...inAmharic<NotificationBellProps>({
      label: '2 ማሳወቂያዎች',
      title: 'ማሳወቂያዎች',
      items: [amharicPhone, amharicEmail],
    }),
  },
} satisfies Meta<typeof NotificationBell>;
export default meta;
type Story = StoryObj<typeof meta>;

const opener = (canvasElement: HTMLElement) => canvasElement.querySelector('summary') as HTMLElement;

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    await expect(opener(canvasElement)).toHaveTextContent('2 notifications');
  },
};
export const Open: Story = {
  parameters: playedInFrame,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(opener(canvasElement));
    const [first, second] = await canvas.findAllByRole('link', { name: 'Verify' });
    await expect(first).toHaveAccessibleDescription('Your mobile number is not verified.');
    await expect(second).toHaveAttribute('href', '#email');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(opener(canvasElement)).toHaveFocus();
    await userEvent.click(opener(canvasElement));
  },
};
export const OneItem: Story = {
  args: { label: '1 notification', items: [email] },
  parameters: inAmharic<NotificationBellProps>({ label: '1 ማሳወቂያቅ', items: [amharicEmail] }),
  play: ({ canvasElement }) => userEvent.click(opener(canvasElement)),
};
/** At most 250 pixels high; the rest scrolls. */
export const Many: Story = {
  args: { items: Array.from({ length: 12 }, (_, place) => ({ ...phone, id: `phone-${place}` })) },
  parameters: {
    ...playedInFrame,
    ...inAmharic<NotificationBellProps>({
      items: Array.from({ length: 12 }, (_, place) => ({ ...amharicPhone, id: `phone-${place}` })),
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(opener(canvasElement));
    await expect((await canvas.findByRole('list')).offsetHeight).toBe(250);
  },
};
