import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { Drawer } from '../Drawer/Drawer.tsx';
import { Select } from '../Select/Select.tsx';
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
    'aria-activedescendant': 'list-1',
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
export const Empty: Story = { args: { options: [] } };
const closeDrawer = fn();
/** Escape closes the list, and leaves the drawer around it open. */
export const InDrawer: Story = {
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
