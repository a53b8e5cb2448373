import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
import { inFrame, playedInFrame } from '../../workshop/in-frame.ts';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { amharic as amharicCategories, english as categories } from '../MultiSelect/MultiSelect.fixture.ts';
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { guide } from './Dialog.guide.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

const buttons = (keep: string, remove: string) => (
  <>
    <Button tone="quiet">{keep}</Button>
    <Button>{remove}</Button>
  </>
);

const meta = {
  title: 'Structure/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Delete this filter?',
    description: 'You will no longer be told of new tenders that match it.',
    closeLabel: 'Close',
    foot: buttons('Keep it', 'Delete filter'),
  },
  parameters: {
    guide,
    ...inFrame,
    ...inAmharic<DialogProps>({
      title: 'ይህን ማጣሪያ ይሰርዙ?',
      description: 'ከእሱ ጋር ስለሚስማሙ አዳዲስ ጨረታዎች ማንቂያ አይደርስዎትም።',
      closeLabel: 'ዝጋ',
      foot: buttons('ይቆይ', 'ማጣሪያውን ይሰርዙ'),
    }),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dark layer over the page. */
function scrimOf(dialog: HTMLElement): HTMLElement {
  if (!dialog.parentElement) throw new Error('It stands before nothing.');
  return dialog.parentElement;
}

const pressBeside = (dialog: HTMLElement) => userEvent.pointer({ target: scrimOf(dialog), keys: '[MouseLeft]' });

/** Pressing beside it closes it, but not if the press began inside, as when text is selected. */
export const Question: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Delete this filter?' })).toHaveFocus());
    const dialog = screen.getByRole('dialog');
    await expect(dialog).toHaveAccessibleDescription(/no longer be told/);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await pressBeside(dialog);
    await expect(args.onClose).toHaveBeenCalledTimes(3);
    await userEvent.pointer([
      { target: within(dialog).getByRole('heading'), keys: '[MouseLeft>]' },
      { target: scrimOf(dialog), keys: '[/MouseLeft]' },
    ]);
    await expect(args.onClose).toHaveBeenCalledTimes(3);
  },
};
/** Pressing beside it does nothing. */
export const Alert: Story = {
  args: { isAlert: true },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await pressBeside(dialog);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const ContentThatScrolls: Story = {
  render: (args, { globals }) => (
    <Dialog {...args}>
      <Stack>
        {Array.from({ length: 40 }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
          <Text key={line}>
            {globals.locale === 'am' ? 'የአገልግሎት ውሉ ቀጣይ አንቀጽ።' : 'The next paragraph of the terms.'}
          </Text>
        ))}
        <Link href="#terms">{globals.locale === 'am' ? 'ሙሉውን ውል ያንብቡ' : 'Read all of the terms'}</Link>
      </Stack>
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(within(dialog).getByRole('button', { name: 'Delete filter' })).toBeVisible();
  },
};
export const LongWords: Story = {
  args: { title: 'Supercalifragilisticexpialidocious'.repeat(3), description: `<b>${'tender'.repeat(30)}</b>` },
  parameters: inAmharic<DialogProps>({ title: longWord.repeat(3), description: `<b>${'ጨረታ'.repeat(50)}</b>` }),
};
/** A title as high as the screen pushes the rest down and does not cover it. */
export const TitleAsHighAsTheScreen: Story = {
  args: { title: 'Supercalifragilisticexpialidocious '.repeat(60) },
  parameters: inAmharic<DialogProps>({ title: `${longWord} `.repeat(60) }),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const title = within(dialog).getByRole('heading').getBoundingClientRect();
    const remove = within(dialog).getByRole('button', { name: 'Delete filter' }).getBoundingClientRect();
    await expect(title.height).toBeGreaterThan(window.innerHeight);
    await expect(remove.top).toBeGreaterThan(title.bottom);
  },
};
/** An open list or unfinished text handles the first Escape, so that each press undoes one thing. */
export const EscapeWithin: Story = {
  render: (args, { globals }) => (
    <Dialog {...args}>
      <MultiSelect {...(globals.locale === 'am' ? { ...categories, ...amharicCategories } : categories)} />
    </Dialog>
  ),
  play: async ({ args }) => {
    const field = await screen.findByRole('combobox');
    await userEvent.type(field, 'roa');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(field).toHaveValue('roa');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
const question = {
  en: { label: 'Your question', unsent: 'Your question is not sent. Close once more to leave it.' },
  am: { label: 'ጥያቄዎ', unsent: 'ጥያቄዎ አልተላከም። ለመተው እንደገና ይዝጉ።' },
};
/** Typed text is not lost by one press: the first Escape asks, the second closes. */
export const KeptOpen: Story = {
  args: { title: 'Ask the buyer', description: '', foot: <Button>Send question</Button> },
  parameters: {
    ...playedInFrame,
    ...inAmharic<DialogProps>({
      title: 'ገዢውን ይጠይቁ',
      description: '',
      closeLabel: 'ዝጋ',
      foot: <Button>ጥያቄውን ይላኩ</Button>,
    }),
  },
  render: function Kept({ onClose, ...args }, { globals }) {
    const [text, setText] = useState('');
    const [isAsking, setAsking] = useState(false);
    const words = question[globals.locale === 'am' ? 'am' : 'en'];
    const write = (next: string) => {
      setText(next);
      setAsking(false);
    };
    return (
      <Dialog {...args} onClose={() => (text && !isAsking ? setAsking(true) : onClose())}>
        <Stack gap="s">
          <TextArea label={words.label} onChange={({ target }) => write(target.value)} value={text} />
          {isAsking && <Notice tone="info">{words.unsent}</Notice>}
        </Stack>
      </Dialog>
    );
  },
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox', { name: 'Your question' });
    await userEvent.type(field, 'Is VAT included?');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/Close once more/));
    await expect(field).toHaveValue('Is VAT included?');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** While the action runs, pressing again does nothing, but the dialog can be closed. */
export const Working: Story = {
  args: { foot: <Button isBusy>Delete filter</Button> },
  parameters: inAmharic<DialogProps>({
    title: 'ይህን ማጣሪያ ይሰርዙ?',
    description: 'ከእሱ ጋር ስለሚስማሙ አዳዲስ ጨረታዎች ማንቂያ አይደርስዎትም።',
    closeLabel: 'ዝጋ',
    foot: <Button isBusy>ማጣሪያውን ይሰርዙ</Button>,
  }),
  play: async ({ args }) => {
    const button = await screen.findByRole('button', { name: 'Delete filter' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** Nothing behind it is read or focusable. Closing returns the focus to the button that opened it. */
export const OpenedByAButton: Story = {
  render: function Opened(args, { globals }) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)} tone="quiet">
          {globals.locale === 'am' ? 'ማጣሪያውን ሰርዝ…' : 'Delete filter…'}
        </Button>
        <Dialog {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Delete filter…' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    opener.focus();
    await expect(dialog).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Delete filter…' })).not.toBeInTheDocument();
    const [close, keep, remove] = within(dialog).getAllByRole('button');
    await userEvent.tab({ shift: true });
    await expect(remove).toHaveFocus();
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.tab();
    await expect(keep).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Delete filter…' })).toBe(opener);
    await expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
  },
};
