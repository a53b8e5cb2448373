import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './SaveButton.guide.ts';
import { SaveButton, type SaveButtonProps } from './SaveButton.tsx';

const meta = {
  title: 'Product/SaveButton',
  component: SaveButton,
  args: { isSaved: false, labels: { save: 'Save', saved: 'Saved' }, subject: 'Solar water pumps', onClick: fn() },
  parameters: {
    guide,
    ...inAmharic<SaveButtonProps>({ labels: { save: 'ያስቀምጡ', saved: 'ተቀምጧል' }, subject: 'በፀሐይ ኃይል የሚሠሩ የውኃ ፓምፖች' }),
  },
} satisfies Meta<typeof SaveButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotSaved: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save : Solar water pumps' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Saved: Story = { args: { isSaved: true } };
export const Busy: Story = {
  args: { isSaved: true, isBusy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** A visitor has to log in first. */
export const WayIn: Story = {
  args: { href: '#login' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Save : Solar water pumps' })).toBeVisible();
  },
};

/** Among other buttons on a tender's page. */
export const AmongOthers: Story = {
  args: { look: 'button' },
  render: (args) => (
    <Stack direction="row" gap="xs">
      <SaveButton {...args} />
      <SaveButton {...args} isSaved />
      <Button tone="quiet">Print</Button>
    </Stack>
  ),
};

function Switching(props: SaveButtonProps): ReactElement {
  const [isSaved, setIsSaved] = useState(props.isSaved);
  return <SaveButton {...props} isSaved={isSaved} onClick={() => setIsSaved(!isSaved)} />;
}

/** The bookmark fills with a small animation; the focus stays. */
export const BackAndForth: Story = {
  render: (args) => <Switching {...args} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleName('Saved : Solar water pumps');
    await userEvent.keyboard(' ');
    await expect(button).toHaveAccessibleName('Save : Solar water pumps');
    await expect(button).toHaveFocus();
  },
};
