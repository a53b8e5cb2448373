import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { inFrame } from '../../workshop/in-frame.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { guide } from './Drawer.guide.ts';
import { Drawer, type DrawerProps } from './Drawer.tsx';

const fields = (...labels: string[]) => (
  <Stack>
    {labels.map((label) => (
      <TextField key={label} label={label} />
    ))}
  </Stack>
);

const meta = {
  title: 'Structure/Drawer',
  component: Drawer,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Search Tenders',
    closeLabel: 'Close',
    children: fields('Title', 'Language', 'Region', 'Category', 'Published On'),
    foot: <Button>Search</Button>,
  },
  parameters: {
    guide,
    ...inFrame,
    ...inAmharic<DrawerProps>({
      title: 'ጨረታዎችን ይፈልጉ',
      closeLabel: 'ዝጋ',
      children: fields('ርዕስ', 'ቋንቋ', 'ክልል', 'ምድብ', 'የታተመበት'),
      foot: <Button>ይፈልጉ</Button>,
    }),
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Search: Story = {
  play: async ({ args }) => {
    const drawer = await screen.findByRole('dialog', { name: 'Search Tenders' });
    await waitFor(() => expect(drawer.getBoundingClientRect().height).toBe(window.innerHeight));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const LongForm: Story = {
  args: { children: fields(...Array.from({ length: 20 }, (_, place) => `Field ${place + 1}`)) },
  parameters: inAmharic<DrawerProps>({
    children: fields(...Array.from({ length: 20 }, (_, place) => `መስክ ${place + 1}`)),
  }),
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Search' });
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
};
/** At twice the letter size on the narrowest phone the title is not broken. */
export const LargeLetters: Story = {
  args: { title: 'Notifications' },
  parameters: inAmharic<DrawerProps>({ title: 'ማሳወቂያዎች' }),
  globals: { textSize: '200', viewport: { value: 'small' } },
  play: async () => {
    const title = await screen.findByRole('heading', { name: 'Notifications' });
    const words = document.createRange();
    words.selectNodeContents(title);
    await expect(words.getClientRects()).toHaveLength(1);
  },
};
export const AboveTheKeyboard: Story = {
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    const seen = window.visualViewport as VisualViewport;
    Object.defineProperty(seen, 'height', { configurable: true, value: window.innerHeight - 200 });
    seen.dispatchEvent(new Event('resize'));
    await waitFor(() => expect(drawer.getBoundingClientRect().bottom).toBe(window.innerHeight - 200));
    Reflect.deleteProperty(seen, 'height');
    seen.dispatchEvent(new Event('resize'));
    await waitFor(() => expect(drawer.getBoundingClientRect().bottom).toBe(window.innerHeight));
  },
};
/** The caller keeps what was typed, so it survives closing. */
export const OpenedByAButton: Story = {
  render: function Opened(args, { globals }) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)} tone="quiet">
          {globals.locale === 'am' ? 'ፍለጋ' : 'Open search'}
        </Button>
        <Drawer {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open search' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
