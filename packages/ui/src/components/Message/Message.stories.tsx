import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Message } from './Message.tsx';

const meta = { component: Message } satisfies Meta<typeof Message>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { icon: 'search', title: 'No result', text: 'There is no tender here yet. Please look in again later.' },
};
export const Failed: Story = {
  args: {
    icon: 'alert',
    isUrgent: true,
    title: 'This did not load',
    text: 'We could not reach Awaj. Check your connection and try again.',
    action: <Button>Try again</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This did not load');
  },
};
export const NotFound: Story = {
  args: {
    icon: 'search',
    level: 1,
    title: 'ገጹ አልተገኘም',
    text: 'አድራሻው በስህተት ተጽፎ ወይም ገጹ ተዛውሮ ሊሆን ይችላል።',
    action: (
      <Link href="#home" look="button">
        ወደ መነሻ ገጽ ይሂዱ
      </Link>
    ),
  },
  globals: { locale: 'am' },
};
export const FailedInTheDark: Story = { ...Failed, globals: { theme: 'dark' } };
