import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './OptionList.guide.ts';
import { OptionList, type OptionListProps } from './OptionList.tsx';

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
    options: [
      { value: '1', label: 'Amharic' },
      { value: '2', label: 'English' },
    ],
    chosen: ['1'],
    onChoose: fn(),
    labelledBy: 'name',
    note: 'There are no languages',
    children: <span id="name">Language · ቋንቋ</span>,
  },
  parameters: {
    guide,
    ...inAmharic<OptionListProps>({
      options: [
        { value: '1', label: 'አማርኛ' },
        { value: '2', label: 'እንግሊዝኛ' },
      ],
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
