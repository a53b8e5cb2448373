import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { api } from '../../../testing/browser.setup.ts';
import { openPage } from '../../../testing/page.tsx';

const path = '/settings/searches';

async function card(name: string) {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('article') ?? document.body);
}

const ambulances = 'Ambulances in Addis Ababa';
const roads = 'Road works';

const asked = (method: string) => api.asked.filter((request) => request.method === method);

it('the list of saved searches shows the filters, schedule, last count and state of each', async () => {
  await openPage(path);
  const first = await card(ambulances);
  await waitFor(() => expect(first.getByText('Title: “ambulance” · Regions: Addis Ababa')).toBeTruthy());
  for (const text of ['Immediately', '2 tenders last week', 'On']) expect(first.getByText(text)).toBeTruthy();
  const second = await card(roads);
  const when = 'Mondays at 9:00 am · 3:00 Ethiopian clock';
  for (const text of [when, '12 tenders last week', 'Paused']) expect(second.getByText(text)).toBeTruthy();
});

it('the name of a saved search opens its list', async () => {
  await openPage(path);
  const link = (await card(ambulances)).getByRole('link', { name: 'Ambulances in Addis Ababa' });
  expect(link.getAttribute('href')).toBe('/tenders?q=ambulance&region=1');
});

it('the list of saved searches says that no alerts come during the reader’s holiday', async () => {
  const settings = { quiet_from: 21, quiet_until: 7, most_a_day: null, holiday_until: '2026-12-07' };
  api.on('/client/alert-settings', { settings });
  await openPage(path);
  expect(await (await card(ambulances)).findByText('On holiday')).toBeTruthy();
  expect((await card(roads)).getByText('Paused')).toBeTruthy();
});

it('a saved search is paused with one press', async () => {
  await openPage(path);
  fireEvent.click((await card(ambulances)).getByRole('button', { name: 'Pause' }));
  await waitFor(() => expect(asked('PATCH')).toHaveLength(1));
  expect(await asked('PATCH')[0]?.json()).toEqual({ is_paused: true });
});

it('a failed pause is shown beside the saved search', async () => {
  await openPage(path);
  const { getByRole, findByText } = await card(ambulances);
  api.fails('/client/saved-searches/{id}', () => Response.json({ status: false, message: '' }, { status: 500 }));
  fireEvent.click(getByRole('button', { name: 'Pause' }));
  expect(await findByText(/^Not saved\. Please try again\./)).toBeTruthy();
});

it('a saved search is deleted after a question, and then the focus moves to a remaining one', async () => {
  await openPage(path);
  fireEvent.click((await card(ambulances)).getByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete this search?' });
  expect(asked('DELETE')).toEqual([]);
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: ambulances })).toBeNull());
  expect(asked('DELETE').map(({ url }) => new URL(url).pathname)).toEqual(['/client/saved-searches/31']);
  await waitFor(() => expect(document.activeElement?.textContent).toContain(roads));
});

it('the name and the schedule of a saved search can be changed, but not the filters', async () => {
  await openPage(path);
  fireEvent.click((await card(roads)).getByRole('button', { name: 'Change' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Change saved search' }));
  fireEvent.input(drawer.getByLabelText('Name'), { target: { value: 'Roads' } });
  fireEvent.click(drawer.getByRole('radio', { name: 'Daily' }));
  fireEvent.click(drawer.getByRole('button', { name: 'Save search' }));
  await waitFor(() => expect(asked('PATCH')).toHaveLength(1));
  expect(await asked('PATCH')[0]?.json()).toEqual({ name: 'Roads', frequency: 'daily', hour: 9 });
});

it('the list of saved searches links to the tenders when it is empty', async () => {
  api.on('/client/saved-searches', { saved_searches: [] });
  await openPage(path);
  const link = await screen.findByRole('link', { name: 'Search tenders' });
  expect(link.getAttribute('href')).toBe('/tenders');
});
