import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { calendarIcon } from '../../icons.ts';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { inFrame, playedInFrame } from '../../workshop/in-frame.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './Tooltip.guide.ts';
import { Tooltip, type TooltipProps, TooltipProvider } from './Tooltip.tsx';

const meta = {
  title: 'Structure/Tooltip',
  component: Tooltip,
  args: { text: 'Add to calendar', children: <IconButton icon={calendarIcon} label="Add to calendar" /> },
  parameters: {
    guide,
    layout: 'centered',
    ...inAmharic<TooltipProps>({
      text: 'ወደ ቀን መቁጠሪያ ጨምር',
      children: <IconButton icon={calendarIcon} label="ወደ ቀን መቁጠሪያ ጨምር" />,
    }),
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = () => document.querySelector('[data-radix-popper-content-wrapper]');

export const OnFocus: Story = {
  parameters: playedInFrame,
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
  parameters: playedInFrame,
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(shown()).toBeVisible());
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Add to calendar');
  },
};
export const LongText: Story = {
  args: { text: 'Supply, delivery, installation and commissioning of solar water pumps '.repeat(3) },
  parameters: {
    ...playedInFrame,
    ...inAmharic<TooltipProps>({ text: 'የፀሐይ ኃይል የውሃ ፓምፖች አቅርቦት፣ ገጠማና ሙከራ '.repeat(3) }),
  },
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(shown()).toBeVisible());
  },
};
/** The tooltip is in front of the panel, which covers the whole page. */
export const InADialog: Story = {
  parameters: playedInFrame,
  render: (args) => (
    <Dialog closeLabel={args.text} isOpen onClose={() => {}} title={args.text}>
      <Tooltip {...args} side="bottom" />
    </Dialog>
  ),
  play: async () => {
    const [, button] = await screen.findAllByRole('button');
    await userEvent.hover(button as HTMLElement);
    await waitFor(() => expect(shown()).toBeVisible());
    await waitFor(() => {
      const { left, right, top, bottom } = shown()?.getBoundingClientRect() ?? new DOMRect();
      expect(shown()).toContainElement(
        document.elementFromPoint((left + right) / 2, (top + bottom) / 2) as HTMLElement,
      );
    });
  },
};
const onClose = fn();
/** The first Escape closes the tooltip, the next one the panel. */
export const EscapeInADialog: Story = {
  tags: ['!autodocs', 'no-picture'],
  parameters: inFrame,
  beforeEach: () => void onClose.mockClear(),
  render: (args) => (
    <Dialog closeLabel={args.text} isOpen onClose={onClose} title={args.text}>
      <Tooltip {...args} />
    </Dialog>
  ),
  play: async () => {
    await screen.findByRole('dialog');
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(shown()).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shown()).toBeNull());
    await expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledOnce();
  },
};
/** The first opens after the pointer rests; the next one beside it opens at once. */
export const InARow: Story = {
  render: (args) => (
    <TooltipProvider>
      <Stack direction="row" gap="xs">
        <Tooltip {...args} />
        <Tooltip {...args} />
      </Stack>
    </TooltipProvider>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button') as [HTMLElement, HTMLElement];
    await userEvent.hover(first);
    await waitFor(() => expect(first).toHaveAttribute('data-state', 'delayed-open'));
    await userEvent.hover(second);
    await waitFor(() => expect(second).toHaveAttribute('data-state', 'instant-open'));
  },
};
