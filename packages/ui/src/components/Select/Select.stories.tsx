import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { Drawer } from '../Drawer/Drawer.tsx';
import { guide } from './Select.guide.ts';
import { Select, type SelectProps } from './Select.tsx';

const regions = ['Addis Ababa', 'Afar', 'Amhara', 'Benishangul-Gumuz', 'Dire Dawa', 'Gambela', 'Harari', 'Oromia'];
const amharicRegions = ['አዲስ አበባ', 'አፋር', 'አማራ', 'ቤኒሻንጉል ጉሙዝ', 'ድሬዳዋ', 'ጋምቤላ', 'ሐረሪ', 'ኦሮሚያ'];
const optionsOf = (names: string[]) => names.map((label, place) => ({ value: `${place + 1}`, label }));

const amharic: Partial<SelectProps> = {
  label: 'ክልል',
  all: 'ሁሉም ክልሎች',
  empty: 'ምንም ክልል የለም',
  options: optionsOf(amharicRegions),
};

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    label: 'Region',
    all: 'All regions',
    empty: 'There are no regions',
    name: 'region_id',
    options: optionsOf(regions),
    onChange: fn(),
  },
  parameters: { guide, ...inAmharic<SelectProps>(amharic) },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const field = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Region' });
const active = (canvas: Canvas) => {
  const id = field(canvas).getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : null;
};

export const All: Story = {
  play: async ({ canvas, args, canvasElement }) => {
    await expect(field(canvas)).toHaveTextContent('All regions');
    await userEvent.click(field(canvas));
    const list = await canvas.findByRole('listbox', { name: 'Region' });
    await expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(200);
    await expect(canvas.getByRole('option', { name: 'All regions' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('option', { name: 'Amhara' }));
    await expect(args.onChange).toHaveBeenCalledWith('3');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field(canvas)).toHaveTextContent('Amhara');
    await expect(field(canvas)).toHaveFocus();
    await expect(canvasElement.querySelector('[name=region_id]')).toHaveValue('3');
  },
};
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(active(canvas)).toBe('All regions');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(active(canvas)).toBe('Afar');
    await userEvent.keyboard('{End}');
    await expect(active(canvas)).toBe('Oromia');
    await userEvent.keyboard('{ArrowDown}{Home}{ArrowUp}');
    await expect(active(canvas)).toBe('All regions');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await expect(field(canvas)).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' {PageDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('8');
    await userEvent.keyboard('{Enter}{ArrowUp}{Tab}');
    await expect(args.onChange).toHaveBeenLastCalledWith('7');
    await expect(field(canvas)).not.toHaveFocus();
    await expect(field(canvas)).toHaveAttribute('aria-expanded', 'false');
  },
};
export const TypeAhead: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('am');
    await expect(active(canvas)).toBe('Amhara');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(active(canvas)).toBe('Addis Ababa');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('1');
  },
};
export const ClosedByPressBeside: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(field(canvas));
    await canvas.findByRole('listbox');
    await userEvent.click(canvasElement);
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await userEvent.click(field(canvas));
    await canvas.findByRole('listbox');
    await userEvent.click(field(canvas));
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Open: Story = {
  args: { defaultValue: '4' },
  play: async ({ canvas }) => {
    await userEvent.click(field(canvas));
    await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible());
  },
};
const { all: _, ...withoutAll } = amharic;
/** In a form: nothing is chosen for the reader. */
export const Unchosen: Story = {
  render: ({ all: _all, ...args }) => <Select {...args} />,
  args: { placeholder: 'Choose a region' },
  parameters: inAmharic<SelectProps>({ ...withoutAll, placeholder: 'ክልል ይምረጡ' }),
};
export const WithError: Story = {
  render: ({ all: _all, ...args }) => <Select {...args} />,
  args: { placeholder: 'Choose a region', error: 'Choose a region.', errorTiming: 'atOnce' },
  parameters: inAmharic<SelectProps>({ ...withoutAll, placeholder: 'ክልል ይምረጡ', error: 'ክልል ይምረጡ።' }),
};
export const Loading: Story = {
  args: { loading: 'Regions are loading' },
  parameters: inAmharic<SelectProps>({ ...amharic, loading: 'ክልሎች በመጫን ላይ ናቸው' }),
  play: async ({ canvas }) => {
    await userEvent.click(field(canvas));
    await waitFor(() => expect(canvas.getByText('Regions are loading')).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
  },
};
export const NoOptions: Story = {
  render: ({ all: _all, ...args }) => <Select {...args} />,
  args: { options: [], placeholder: 'Choose a region' },
  parameters: inAmharic<SelectProps>({ ...withoutAll, options: [], placeholder: 'ክልል ይምረጡ' }),
  play: async ({ canvas }) => {
    await userEvent.click(field(canvas));
    await waitFor(() => expect(canvas.getByText('There are no regions')).toBeVisible());
  },
};
const closeDrawer = fn();
/** Escape closes the list, and leaves the drawer around it open. */
export const InDrawer: Story = {
  render: (args, { globals }) => (
    <Drawer
      closeLabel={globals.locale === 'am' ? 'ዝጋ' : 'Close'}
      isOpen
      onClose={closeDrawer}
      title={globals.locale === 'am' ? 'ጨረታዎችን ይፈልጉ' : 'Search Tenders'}
    >
      <Select {...args} />
    </Drawer>
  ),
  play: async () => {
    const field = await screen.findByRole('combobox', { name: 'Region' });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(closeDrawer).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(closeDrawer).toHaveBeenCalledOnce();
  },
};
const many = Array.from({ length: 300 }, (_option, place) => `Company ${place + 1}`);
/** Closed, for the measuring of what it costs to open it. */
export const HundredOptions: Story = {
  args: { options: optionsOf(many.slice(0, 100)) },
  parameters: inAmharic<SelectProps>({
    ...amharic,
    options: optionsOf(many.slice(0, 100).map((name) => name.replace('Company', 'ድርጅት'))),
  }),
};
export const Hundreds: Story = {
  args: { options: optionsOf(many), defaultValue: '250' },
  parameters: inAmharic<SelectProps>({
    ...amharic,
    options: optionsOf(many.map((name) => name.replace('Company', 'ድርጅት'))),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(field(canvas));
    const chosen = await canvas.findByRole('option', { name: 'Company 250' });
    const list = canvas.getByRole('listbox').getBoundingClientRect();
    await expect(chosen.getBoundingClientRect().top).toBeGreaterThanOrEqual(list.top);
    await expect(chosen.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom + 1);
  },
};
const longNames = [
  'Building construction, rehabilitation and maintenance of roads, bridges and railway structures',
  'Ethiopian-Electric-Power-Substation-Construction-and-Rehabilitation-Directorate',
];
export const LongNames: Story = {
  args: { options: optionsOf(longNames), defaultValue: '1' },
  parameters: inAmharic<SelectProps>({
    ...amharic,
    options: optionsOf(['የሕንፃ ግንባታ፣ የመንገድ፣ የድልድይና የባቡር መስመር መሠረተ ልማት እድሳትና ጥገና ሥራዎች', 'የኢትዮጵያ ኤሌክትሪክ ኃይል ማከፋፈያ ጣቢያዎች']),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(field(canvas));
    await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible());
  },
};
