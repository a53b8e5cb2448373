import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { guide } from './Tooltip.guide.ts';
import { Tooltip, type TooltipProps } from './Tooltip.tsx';

const meta = {
  title: 'Structure/Tooltip',
  component: Tooltip,
  args: { text: 'Add to calendar', children: <IconButton icon="calendar" label="Add to calendar" /> },
  parameters: {
    guide,
    layout: 'centered',
    ...inAmharic<TooltipProps>({
      text: 'ወደ ቀን መቁጠሪያ ጨምር',
      children: <IconButton icon="calendar" label="ወደ ቀን መቁጠሪያ ጨምር" />,
    }),
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = () => document.querySelector('[data-radix-popper-content-wrapper]');

export const OnFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(shown()).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Add to calendar' })).not.toHaveAttribute('title');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shown()).toBeNull());
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await waitFor(() => expect(shown()).toBeVisible());
  },
};
export const UnderThePointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(shown()).toBeVisible());
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Add to calendar');
  },
};
export const LongText: Story = {
  args: { text: 'Supply, delivery, installation and commissioning of solar water pumps '.repeat(3) },
  parameters: inAmharic<TooltipProps>({ text: 'የፀሐይ ኃይል የውሃ ፓምፖች አቅርቦት፣ ገጠማና ሙከራ '.repeat(3) }),
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(shown()).toBeVisible());
  },
};
