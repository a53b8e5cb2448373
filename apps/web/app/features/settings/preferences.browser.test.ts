import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { beforeEach, expect, it } from 'vitest';
import { answerChoices, answerCounts, savedChoices } from '../../../testing/choices.ts';
import { press } from '../../../testing/fields.ts';
import { openPage } from '../../../testing/page.tsx';

beforeEach(() => {
  answerChoices({ isChosen: true });
  answerCounts(126);
});

const shown = () => screen.queryAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
const chosen = () =>
  screen.queryAllByRole('checkbox', { checked: true }).map((box) => box.closest('label')?.textContent);

async function findByName(text: string): Promise<HTMLElement> {
  const field = await screen.findByRole('searchbox', { name: 'Find a category or region' });
  fireEvent.input(field, { target: { value: text } });
  return field;
}

it('the preferences show chosen items first, then common ones, and every language as no choice', async () => {
  await openPage('/settings?tab=tender');
  expect(await screen.findAllByText('Languages: All languages')).not.toHaveLength(0);
  expect(shown().slice(0, 4)).toEqual(['Construction 91', 'Vehicles 93', 'Oromia 89', 'Sidama 88']);
  expect(chosen()).toEqual(['Construction 91']);
  expect(screen.getByText('1 of 2')).toBeTruthy();
});

it('the preferences say what the choice brings, and how its conditions combine', async () => {
  await openPage('/settings?tab=tender');
  expect(await screen.findByRole('button', { name: 'Save · about 9 tenders a day' })).toBeTruthy();
  expect(screen.getByText('In these categories, in every region')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: /^Oromia/ }));
  expect(await screen.findByText('In these categories and regions')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: /^Construction/ }));
  expect(await screen.findByText('Choose at least one category.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
});

it('the preferences find items by a part of the name in any case, and choose the first with Enter', async () => {
  await openPage('/settings?tab=tender');
  const field = await findByName('SIDA');
  expect(shown().slice(0, 1)).toEqual(['Sidama 88']);
  fireEvent.keyDown(field, { key: 'Enter' });
  await screen.findByText('Sidama added');
  expect(chosen()).toEqual(['Construction 91', 'Sidama 88']);
});

it('Backspace deletes letters, and then the last chosen preference', async () => {
  await openPage('/settings?tab=tender');
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Oromia/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /^Vehicles/ }));
  const field = await findByName('x');
  fireEvent.keyDown(field, { key: 'Backspace' });
  await findByName('');
  expect(chosen()).toEqual(['Construction 91', 'Vehicles 93', 'Oromia 89']);
  fireEvent.keyDown(field, { key: 'Backspace' });
  await waitFor(() => expect(chosen()).toEqual(['Construction 91', 'Oromia 89']));
  fireEvent.keyDown(field, { key: 'Backspace' });
  await waitFor(() => expect(chosen()).toEqual(['Construction 91']));
});

it('the preferences save every language when only categories are chosen', async () => {
  await openPage('/settings?tab=tender');
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Vehicles/ }));
  await press(/^Save/);
  await waitFor(async () =>
    expect(await savedChoices()).toEqual([
      { selectedCategories: [9, 7], selectedRegions: [], selectedLanguages: [1, 2] },
    ]),
  );
});
