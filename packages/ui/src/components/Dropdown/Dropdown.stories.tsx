import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { alertIcon, infoIcon, listIcon, phoneIcon } from '../../icons.ts';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { playedInFrame } from '../../workshop/in-frame.ts';
import { Icon } from '../Icon/Icon.tsx';
import { guide } from './Dropdown.guide.ts';
import { Dropdown, DropdownButton, DropdownLink, type DropdownProps } from './Dropdown.tsx';

const onPress = fn();

const list = (about: string, help: string, report: string) => (
  <>
    <DropdownLink href="#about">
      <Icon drawing={infoIcon} />
      {about}
    </DropdownLink>
    <DropdownLink href="#help">
      <Icon drawing={phoneIcon} />
      {help}
    </DropdownLink>
    <DropdownButton onClick={onPress}>
      <Icon drawing={alertIcon} />
      {report}
    </DropdownButton>
  </>
);

const meta = {
  title: 'Structure/Dropdown',
  component: Dropdown,
  args: { label: 'More', opener: <Icon drawing={listIcon} />, children: list('About Awaj', 'Help', 'Report a fault') },
  parameters: { guide, ...inAmharic<DropdownProps>({ label: 'ተጨማሪ', children: list('ስለ አዋጅ', 'እገዛ', 'ችግር ያሳውቁ') }) },
  beforeEach: () => void onPress.mockClear(),
} satisfies Meta<typeof Dropdown>;
export default meta;
type Story = StoryObj<typeof meta>;

const opener = (canvasElement: HTMLElement) => canvasElement.querySelector('summary') as HTMLElement;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Help')).not.toBeVisible();
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(opener(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'About Awaj' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('button', { name: 'Report a fault' })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Help' })).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(onPress).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvasElement.querySelector('details')).not.toHaveAttribute('open'));
    await expect(opener(canvasElement)).toHaveFocus();
    await userEvent.click(opener(canvasElement));
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(opener(canvasElement)).toHaveFocus();
    await expect(canvasElement.querySelector('details')).not.toHaveAttribute('open');
  },
};
/** Opened at the edge of a narrow window it stays inside. Pressing beside it closes it. */
export const ByPointer: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(opener(canvasElement));
    const link = await canvas.findByRole('link', { name: 'Help' });
    await waitFor(() => expect(link.getBoundingClientRect().left).toBeGreaterThan(0));
    await userEvent.click(document.body);
    await expect(canvasElement.querySelector('details')).not.toHaveAttribute('open');
  },
};
/** The focus stays where the reader moved it. */
export const LeftByTab: Story = {
  render: (args) => (
    <>
      <Dropdown {...args} />
      <button type="button">{args.label}</button>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus();
    await expect(canvasElement.querySelector('details')).not.toHaveAttribute('open');
  },
};
export const Open: Story = {
  parameters: playedInFrame,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(opener(canvasElement));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Help' })).toBeVisible());
  },
};
