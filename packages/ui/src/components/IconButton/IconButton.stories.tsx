import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { bookmarkIcon, calendarIcon, clockIcon, searchIcon } from '../../icons.ts';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './IconButton.guide.ts';
import { IconButton, type IconButtonProps, IconLink } from './IconButton.tsx';

const meta = {
  title: 'Actions and text/IconButton',
  component: IconButton,
  args: { icon: searchIcon, label: 'Search tenders', onClick: fn() },
  parameters: { guide, ...inAmharic<IconButtonProps>({ label: 'ጨረታዎችን ይፈልጉ' }) },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Search tenders' });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Bordered: Story = { args: { look: 'bordered' } };
export const Pressed: Story = { args: { 'aria-pressed': true, icon: bookmarkIcon } };
/** The text is left out on a phone. */
export const WithText: Story = {
  args: { icon: calendarIcon, label: 'Add to calendar', text: 'Add to calendar' },
  parameters: inAmharic<IconButtonProps>({ label: 'ወደ ቀን መቁጠሪያ', text: 'ወደ ቀን መቁጠሪያ' }),
  globals: { viewport: { value: 'tablet' } },
};
export const LeadingElsewhere: Story = {
  args: { icon: clockIcon, label: 'Reminders', text: 'Reminders' },
  parameters: inAmharic<IconButtonProps>({ label: 'አስታዋሾች', text: 'አስታዋሾች' }),
  render: ({ icon, label, text }) => (
    <IconLink href="/settings/reminders" icon={icon} label={label} text={text ?? label} />
  ),
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Reminders' });
    await expect(link).toHaveAttribute('href', '/settings/reminders');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link, '::after').content).toContain('Reminders');
    link.blur();
  },
};
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
/** Keyboard users see its name, and it is read once. */
export const Focused: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName('Search tenders');
    await expect(getComputedStyle(button, '::after').content).toContain('Search tenders');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
/** At the edge of the screen the name stays inside. */
export const FocusedAtTheEdge: Story = {
  args: { label: 'Search tenders of all regions' },
  parameters: inAmharic<IconButtonProps>({ label: 'የሁሉንም ክልሎች ጨረታዎች ይፈልጉ' }),
  render: (args) => (
    <div dir="rtl">
      <IconButton {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
