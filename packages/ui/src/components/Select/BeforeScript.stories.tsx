import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, userEvent, within } from 'storybook/test';
import { Combobox } from '../Combobox/Combobox.tsx';
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx';
import { Select } from './Select.tsx';

const options = [
  { value: '1', label: 'Afar · አፋር', group: 'East · ምሥራቅ' },
  { value: '2', label: 'Oromia · ኦሮሚያ', group: 'South · ደቡብ', hint: 'Adama · አዳማ' },
];
const labels = { chosen: 'Chosen', remove: String, added: String, removed: String, found: String, empty: 'None' };

const form = (
  <>
    <Select all="All · ሁሉም" empty="None" label="Region · ክልል" name="region" options={options} />
    <Combobox label="Town · ከተማ" labels={{ ...labels, clear: 'Clear' }} name="town" options={options} />
    <MultiSelect label="Regions · ክልሎች" labels={labels} name="regions" options={options} />
  </>
);

const meta = { title: 'Forms/Select/Before script', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const Page = (): ReactElement => <div data-testid="page" />;

/** On a slow phone a reader chooses before the script has loaded. The scripted fields keep that choice. */
export const ChosenEarly: Story = {
  render: () => <Page />,
  play: async ({ canvas }) => {
    const page = canvas.getByTestId('page');
    page.innerHTML = renderToString(form);
    for (const group of page.querySelectorAll('optgroup')) await expect(group.children).toHaveLength(1);
    await expect(page.querySelectorAll('optgroup[label^=South]')).toHaveLength(3);
    await userEvent.selectOptions(within(page).getByLabelText('Region · ክልል'), 'Oromia · ኦሮሚያ (Adama · አዳማ)');
    await userEvent.selectOptions(within(page).getByLabelText('Town · ከተማ'), '1');
    await userEvent.selectOptions(within(page).getByLabelText('Regions · ክልሎች'), '1');
    hydrateRoot(page, form);
    await expect(await within(page).findByRole('listitem')).toHaveTextContent('Afar · አፋር');
    await expect(within(page).getByRole('combobox', { name: 'Region · ክልል' })).toHaveTextContent(/^Oromia/);
    await expect(page.querySelector('[name=region]')).toHaveValue('2');
    await expect(within(page).getByRole('combobox', { name: 'Town · ከተማ' })).toHaveValue('Afar · አፋር');
    await expect(page.querySelector('[name=town]')).toHaveValue('1');
    await expect(page.querySelector('[name=regions]')).toHaveValue('1');
  },
};
