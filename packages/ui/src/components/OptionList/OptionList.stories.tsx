import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { inFrame } from '../../workshop/in-frame.ts';
import { Button } from '../Button/Button.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import * as several from '../MultiSelect/MultiSelect.fixture.ts';
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx';
import * as choices from '../Select/Select.fixture.ts';
import { Select } from '../Select/Select.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { guide } from './OptionList.guide.ts';
import { OptionList, type OptionListProps } from './OptionList.tsx';

const languages = [
  { value: '1', label: 'Amharic' },
  { value: '2', label: 'English' },
];
const amharicLanguages = [
  { value: '1', label: 'አማርኛ' },
  { value: '2', label: 'እንግሊዝኛ' },
];

const opened: OptionListProps['state'] = {
  id: 'list',
  isOpen: true,
  active: 1,
  open: fn(),
  close: fn(),
  moveTo: fn(),
  combobox: {
    role: 'combobox',
    'aria-haspopup': 'listbox',
    'aria-expanded': true,
    'aria-controls': 'list',
    'aria-activedescendant': 'list-2',
  },
};

const meta = {
  title: 'Forms/OptionList',
  component: OptionList,
  args: {
    state: opened,
    options: languages,
    chosen: ['1'],
    onChoose: fn(),
    labelledBy: 'name',
    note: 'There are no languages',
    children: <span id="name">Language · ቋንቋ</span>,
  },
  parameters: {
    guide,
    ...inAmharic<OptionListProps>({
      options: amharicLanguages,
      note: 'ምንም ቋንቋ የለም',
    }),
  },
} satisfies Meta<typeof OptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('option', { name: 'English' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ value: '2', label: 'English' });
  },
};
export const Several: Story = { args: { isMultiple: true, chosen: ['1', '2'] } };
/** Headings are read with their options and cannot be chosen. */
export const Grouped: Story = {
  args: { options: choices.grouped.slice(1, 3) },
  parameters: inAmharic<OptionListProps>({ options: choices.groupedInAmharic.slice(1, 3) }),
  play: async ({ canvas, args }) => {
    const cities = await canvas.findByRole('group', { name: 'Cities' });
    await expect(within(cities).getByRole('option')).toHaveTextContent('Dire Dawa');
    await userEvent.click(canvas.getByText('Regional states'));
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('option', { name: 'Afar' }));
    await expect(args.onChoose).toHaveBeenCalledWith(choices.grouped[2]);
  },
};
/** For options whose names alone are ambiguous. */
export const WithHints: Story = {
  args: { options: choices.withHints.slice(0, 2) },
  parameters: inAmharic<OptionListProps>({ options: choices.withHintsInAmharic.slice(0, 2) }),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('option', { name: 'Ayat Construction Bahir Dar' }));
    await expect(args.onChoose).toHaveBeenCalledWith(choices.withHints[1]);
  },
};
export const Empty: Story = { args: { options: [] } };
const closeDrawer = fn();
/** Escape closes the list and leaves the surrounding drawer open. */
export const InDrawer: Story = {
  parameters: inFrame,
  render: (_, { globals }) => (
    <Drawer
      closeLabel={globals.locale === 'am' ? 'ዝጋ' : 'Close'}
      isOpen
      onClose={closeDrawer}
      title={globals.locale === 'am' ? 'ጨረታዎችን ይፈልጉ' : 'Search Tenders'}
    >
      <Select
        empty=""
        label={globals.locale === 'am' ? 'ቋንቋ' : 'Language'}
        options={globals.locale === 'am' ? amharicLanguages : languages}
      />
    </Drawer>
  ),
  play: async () => {
    const field = await screen.findByRole('combobox', { name: 'Language' });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(closeDrawer).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(closeDrawer).toHaveBeenCalledOnce();
  },
};

/** The list of options, or the note that replaces it. */
const panel = () =>
  (screen.queryByRole('listbox') ?? screen.queryByText(several.english.labels.empty, { selector: 'p' }))?.parentElement;

async function isBetween(head: HTMLElement, foot: HTMLElement) {
  await waitFor(async () => {
    const place = (panel() ?? document.body).getBoundingClientRect();
    await expect(place.top).toBeGreaterThanOrEqual(head.getBoundingClientRect().bottom);
    await expect(place.bottom).toBeLessThanOrEqual(foot.getBoundingClientRect().top);
  });
}

function LongDrawer({ isAmharic, note }: { isAmharic: boolean; note?: ReactNode }) {
  return (
    <Drawer
      closeLabel={isAmharic ? 'ዝጋ' : 'Close'}
      foot={<Button>{isAmharic ? 'ይፈልጉ' : 'Search'}</Button>}
      isOpen
      onClose={closeDrawer}
      title={isAmharic ? 'ጨረታዎችን ይፈልጉ' : 'Search Tenders'}
    >
      <Stack gap="m">
        {Array.from({ length: 14 }, (_field, place) => `${isAmharic ? 'መስክ' : 'Field'} ${place + 1}`).map((label) => (
          <TextField key={label} label={label} />
        ))}
        <MultiSelect {...(isAmharic ? several.amharic : several.english)} note={note} />
      </Stack>
    </Drawer>
  );
}

/** The note "nothing found" fits below the field; the whole list does not. */
export const GrownInDrawer: Story = {
  parameters: inFrame,
  render: (_, { globals }) => (
    <LongDrawer
      isAmharic={globals.locale === 'am'}
      note={Array.from({ length: 3 }, (_line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
        <p key={place}>{globals.locale === 'am' ? 'የሚሠሩባቸው ምድቦች' : 'Those you work in'}</p>
      ))}
    />
  ),
  play: async () => {
    const field = await screen.findByRole('combobox');
    field.focus();
    await userEvent.keyboard('xyz');
    await waitFor(() =>
      expect(panel()?.getBoundingClientRect().top).toBeGreaterThan(field.getBoundingClientRect().top),
    );
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await isBetween(screen.getByRole('button', { name: 'Close' }), screen.getByRole('button', { name: 'Search' }));
    await expect(panel()?.getBoundingClientRect().top).toBeLessThan(field.getBoundingClientRect().top);
  },
};

/** The drawer's foot is below the last field, so the list only uses the visible content. */
export const LastInDrawer: Story = {
  parameters: inFrame,
  render: (_, { globals }) => <LongDrawer isAmharic={globals.locale === 'am'} />,
  play: async () => {
    const field = await screen.findByRole('combobox');
    const head = screen.getByRole('button', { name: 'Close' });
    const foot = screen.getByRole('button', { name: 'Search' });
    field.focus();
    await userEvent.keyboard('xyz');
    await isBetween(head, foot);
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await screen.findByRole('option', { name: 'Agriculture' });
    await isBetween(head, foot);
    const seen = window.visualViewport as VisualViewport;
    Object.defineProperty(seen, 'height', { configurable: true, value: 480 });
    seen.dispatchEvent(new Event('resize'));
    await waitFor(() => expect(foot.getBoundingClientRect().bottom).toBeLessThan(480));
    await isBetween(head, foot);
    Reflect.deleteProperty(seen, 'height');
    seen.dispatchEvent(new Event('resize'));
    await isBetween(head, foot);
  },
};
