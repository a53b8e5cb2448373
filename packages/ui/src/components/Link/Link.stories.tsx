import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AnchorHTMLAttributes, ReactElement } from 'react';
import { expect, userEvent } from 'storybook/test';
import { calendarIcon } from '../../icons.ts';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { Card } from '../Card/Card.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Text as Words } from '../Text/Text.tsx';
import { guide } from './Link.guide.ts';
import { Link, type LinkProps, LinkProvider } from './Link.tsx';

const meta = {
  title: 'Actions and text/Link',
  component: Link,
  args: { href: '#refund', children: 'Refund policy' },
  parameters: { guide, ...inAmharic<LinkProps>({ children: 'የገንዘብ ተመላሽ ፖሊሲ' }) },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

const logIn = { args: { children: 'Log In' }, parameters: inAmharic<LinkProps>({ children: 'ይግቡ' }) };

export const Text: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Refund policy' })).toHaveFocus();
  },
};
/** In a sentence, colour alone does not set it apart. */
export const Inline: Story = {
  args: { look: 'inline' },
  render: (args) => (
    <Words>
      30 – <Link {...args} /> – 60
    </Words>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('link')).textDecorationLine).toBe('underline');
  },
};
export const Button: Story = { ...logIn, args: { ...logIn.args, look: 'button' } };
export const QuietButton: Story = { ...logIn, args: { ...logIn.args, look: 'quietButton' } };
const toCalendar = (words: string) => (
  <>
    <Icon drawing={calendarIcon} />
    {words}
  </>
);
export const WithIcon: Story = {
  args: { look: 'quietButton', children: toCalendar('Add to calendar') },
  parameters: inAmharic<LinkProps>({ children: toCalendar('ወደ ቀን መቁጠሪያ ያስገቡ') }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
  },
};
export const Plain: Story = { args: { look: 'plain' } };
/** The card has one link, and pressing anywhere on it follows that link. */
export const Cover: Story = {
  args: { look: 'cover' },
  render: (args) => (
    <Card>
      <Link {...args} />
    </Card>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    const { right, bottom } = link.parentElement?.getBoundingClientRect() ?? { right: 0, bottom: 0 };
    await expect(document.elementFromPoint(right - 8, bottom - 8)).toBe(link);
  },
};

function RouterLink(props: AnchorHTMLAttributes<HTMLAnchorElement>): ReactElement {
  return <a data-router="" {...props} />;
}
/** Every link of the library uses the app's router. */
export const WithRouter: Story = {
  render: (args) => (
    <LinkProvider value={RouterLink}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-router');
  },
};
