import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '../../workshop/in-frame.ts';
import * as several from '../MultiSelect/MultiSelect.fixture.ts';
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx';
import { activeOption } from '../OptionList/active-option.fixture.ts';
import { answer, forgetQuestions, isAsked, useServer } from '../OptionList/server.fixture.ts';
import { optionsOf } from '../Select/Select.fixture.ts';
import { Combobox } from './Combobox.tsx';

const words = {
  en: {
    label: 'Company',
    placeholder: 'Find a company',
    loading: 'Looking for companies',
    labels: { clear: 'Clear company', found: (count: number) => `${count} found`, empty: 'No company has that name' },
  },
  am: {
    label: 'ድርጅት',
    placeholder: 'ድርጅት ይፈልጉ',
    loading: 'ድርጅቶች በመፈለግ ላይ ናቸው',
    labels: { clear: 'ድርጅቱን ያጥፉ', found: (count: number) => `${count} ተገኝተዋል`, empty: 'በዚህ ስም ድርጅት የለም' },
  },
};
const companies = optionsOf([
  'Abay Bank · ዓባይ ባንክ',
  'Abay Insurance · ዓባይ ኢንሹራንስ',
  'Ayat Construction · አያት ግንባታ',
  'Ayat Trading · አያት ንግድ',
  'Bahir Dar Textile · ባሕር ዳር ጨርቃ ጨርቅ',
]);
const onChange = fn();

interface FromServerProps {
  isAmharic: boolean;
  isPending?: boolean;
  chosen?: string;
}

function One({ isAmharic, isPending = false, chosen = '' }: FromServerProps) {
  const known = companies.filter(({ value }) => value === chosen);
  const { options, isLoading, onSearch } = useServer(companies, known, isPending);
  const { loading, ...rest } = isAmharic ? words.am : words.en;
  const field = { ...rest, defaultValue: chosen, loading: isLoading ? loading : undefined, options };
  return <Combobox {...field} onChange={onChange} onSearch={onSearch} />;
}

function Several({ isAmharic }: FromServerProps) {
  const { options, onSearch } = useServer(companies, [], false);
  const { label } = isAmharic ? words.am : words.en;
  const rest = isAmharic ? several.amharic : several.english;
  return <MultiSelect {...rest} label={label} onChange={onChange} onSearch={onSearch} options={options} />;
}

const meta = {
  title: 'Forms/Combobox/From a server',
  tags: ['!autodocs'],
  parameters: inFrame,
  beforeEach: () => {
    onChange.mockClear();
    forgetQuestions();
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const field = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Company' });
const listed = (canvas: Canvas) => canvas.getAllByRole('option').map(({ textContent }) => textContent.split(' · ')[0]);
const asked = (text: string) => waitFor(() => expect(isAsked(text)).toBe(true));

/** The server's results are not filtered again, because it may know other spellings. */
export const Found: Story = {
  tags: ['no-picture'],
  render: (_, { globals }) => <One isAmharic={globals.locale === 'am'} />,
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas), 'aya');
    await waitFor(() => expect(listed(canvas)).toEqual(['Ayat Construction', 'Ayat Trading']));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 found');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith('4');
  },
};
/** A chosen option keeps its name even if the last results do not contain it. */
export const ChosenBefore: Story = {
  tags: ['no-picture'],
  render: (_, { globals }) => <One chosen="1" isAmharic={globals.locale === 'am'} />,
  play: async ({ canvas }) => {
    await expect(field(canvas)).toHaveValue('Abay Bank · ዓባይ ባንክ');
    await userEvent.type(field(canvas), 'bahir', { initialSelectionStart: 0, initialSelectionEnd: 99 });
    await waitFor(() => expect(listed(canvas)).toEqual(['Bahir Dar Textile']));
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(field(canvas)).toHaveValue('Abay Bank · ዓባይ ባንክ');
    await expect(onChange).not.toHaveBeenCalled();
  },
};
/**
 * Earlier results stay visible until the answer comes. Keys do not choose from them, because they answer another text.
 */
export const SlowAnswer: Story = {
  render: (_, { globals }) => <One isAmharic={globals.locale === 'am'} isPending />,
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas), 'aba');
    await asked('aba');
    answer('aba');
    await waitFor(() => expect(activeOption(field(canvas))).toMatch(/^Abay Bank/));
    await userEvent.clear(field(canvas));
    await userEvent.keyboard('aya');
    await asked('aya');
    await expect(canvas.getByRole('status')).toHaveTextContent('Looking for companies');
    await userEvent.keyboard('{Enter}');
    await expect(onChange).not.toHaveBeenCalledWith('1');
    await expect(listed(canvas)).toEqual(['Abay Bank', 'Abay Insurance']);
    await expect(canvas.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
  },
};
/** A late answer to an earlier text changes nothing. */
export const OutOfOrder: Story = {
  tags: ['no-picture'],
  render: (_, { globals }) => <One isAmharic={globals.locale === 'am'} isPending />,
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas), 'aba');
    await asked('aba');
    await userEvent.clear(field(canvas));
    await userEvent.keyboard('aya');
    await asked('aya');
    answer('aya');
    await waitFor(() => expect(listed(canvas)).toEqual(['Ayat Construction', 'Ayat Trading']));
    answer('aba');
    await expect(listed(canvas)).toEqual(['Ayat Construction', 'Ayat Trading']);
    await userEvent.tab();
    await expect(onChange).toHaveBeenLastCalledWith('3');
  },
};
/** A chosen option stays in the field during later searches. */
export const SeveralChosen: Story = {
  tags: ['no-picture'],
  render: (_, { globals }) => <Several isAmharic={globals.locale === 'am'} />,
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas), 'aya');
    await waitFor(() => expect(listed(canvas)).toEqual(['Ayat Construction', 'Ayat Trading']));
    await userEvent.keyboard('{Enter}bahir');
    await waitFor(() => expect(listed(canvas)).toEqual(['Bahir Dar Textile']));
    await userEvent.keyboard('{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith(['3', '5']);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(onChange).toHaveBeenLastCalledWith([]);
  },
};
