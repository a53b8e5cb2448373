import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { api } from '../../../testing/browser.setup.ts';
import { descriptionOf, fill } from '../../../testing/fields.ts';
import { openPage } from '../../../testing/page.tsx';
import { unpaid } from '../../../testing/people.ts';

const list = '/tenders?q=ambulance&status=1';
const open = `${list}#save-search`;

const dialog = () => screen.findByRole('dialog', { name: 'Save this search' });
const sent = async () => {
  const request = api.asked.find(({ method, url }) => method === 'POST' && url.endsWith('/client/saved-searches'));
  return request?.json();
};

async function save(): Promise<void> {
  fireEvent.click(within(await dialog()).getByRole('button', { name: 'Save search' }));
}

it('a search is saved with the filters of the list under a generated name, with alerts every morning', async () => {
  await openPage(open);
  const name = within(await dialog()).getByLabelText<HTMLInputElement>('Name');
  expect(name.value).toBe('ambulance');
  await save();
  expect(await screen.findByText('Saved: ambulance')).toBeTruthy();
  const filters = { title: 'ambulance' };
  expect(await sent()).toEqual({ name: 'ambulance', filters, frequency: 'daily', hour: 7 });
  await waitFor(() => expect(location.pathname + location.search + location.hash).toBe(list));
});

it('a search can be saved wider than the list by removing choices, except the last one', async () => {
  await openPage('/tenders?q=ambulance&region=9#save-search');
  const within_ = within(await dialog());
  fireEvent.click(await within_.findByRole('button', { name: /^Remove Regions/ }));
  await waitFor(() => expect(within_.queryByRole('button', { name: /^Remove/ })).toBeNull());
  await save();
  expect(await screen.findByText(/^Saved: ambulance/)).toBeTruthy();
  expect(await sent()).toMatchObject({ filters: { title: 'ambulance' } });
});

it('a search at a company is saved under the name of the company', async () => {
  await openPage('/company/1#save-search');
  const [heading] = await screen.findAllByRole('heading', { level: 1 });
  const name = within(await dialog()).getByLabelText<HTMLInputElement>('Name');
  expect(name.value).toBe(heading?.textContent);
});

it('the dialog previews how many and which tenders the search would have sent last week', async () => {
  await openPage(open);
  expect(await within(await dialog()).findByText('Would have sent 1 tender last week')).toBeTruthy();
  expect(within(await dialog()).getAllByRole('link', { name: /ambulances/ }).length).toBeGreaterThan(0);
});

it('the dialog asks for an hour unless alerts come at once', async () => {
  await openPage(open);
  const within_ = within(await dialog());
  expect(within_.getByRole('combobox', { name: 'Send at' }).textContent).toContain('7:00 am · 1:00 Ethiopian clock');
  fireEvent.click(within_.getByRole('radio', { name: 'Immediately' }));
  await waitFor(() => expect(within_.queryByRole('combobox', { name: 'Send at' })).toBeNull());
});

it('the dialog keeps a taken name in the field, and says so under it', async () => {
  const errors = { name: 'You already have a search with this name.' };
  api.fails('/client/saved-searches', () =>
    Response.json({ status: false, message: 'Please correct the marked fields.', errors }, { status: 422 }),
  );
  await openPage(open);
  await dialog();
  await fill('Name', 'Roads');
  await save();
  const name = within(await dialog()).getByLabelText<HTMLInputElement>('Name');
  await waitFor(() => expect(descriptionOf(name)).toContain(errors.name));
  expect(name.value).toBe('Roads');
});

it('the dialog says what to do when the limit of saved searches is reached', async () => {
  const message = 'You have saved 25 searches. Delete one that you no longer need.';
  api.fails('/client/saved-searches', () => Response.json({ status: false, message }, { status: 409 }));
  await openPage(open);
  await save();
  expect(await within(await dialog()).findByText(message)).toBeTruthy();
});

it('the dialog tells a member without a subscription how one would improve it', async () => {
  api.on('/client/user-info', unpaid);
  await openPage(open);
  expect(await within(await dialog()).findByRole('link', { name: 'See the subscription' })).toBeTruthy();
});

it('saving a search leads a visitor to the login and back', async () => {
  await openPage(list, 'visitor');
  const link = await screen.findByRole('link', { name: 'Save this search and alert me' });
  expect(link.getAttribute('href')).toBe(`/login?${new URLSearchParams({ next: open })}`);
});

it.each(['/tenders?status=1', '/saved?q=ambulance'])('saving a search is not offered at %s', async (path) => {
  await openPage(path);
  await screen.findAllByRole('article');
  expect(screen.queryByRole('link', { name: 'Save this search and alert me' })).toBeNull();
});
