import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { api } from '../../../testing/browser.setup.ts';
import { field, press } from '../../../testing/fields.ts';
import { openPage } from '../../../testing/page.tsx';

/** Without the call that every page makes to report a visit. */
const changes = () =>
  api.asked
    .filter(({ method }) => method !== 'GET')
    .map(({ method, url }) => `${method} ${new URL(url).pathname}`)
    .filter((call) => call !== 'POST /client/visit');

it('the page of reminders shows the addresses of the calendar and of searches, and creates and revokes them', async () => {
  await openPage('/settings/reminders', 'member');
  expect((await field('Your calendar’s address')).value).toMatch(/^http.*\/feeds\/.*\.ics$/);
  expect((await field('Ambulances in Addis Ababa: Atom')).value).toMatch(/\.atom$/);
  expect(screen.getByRole('link', { name: 'Open in my calendar' })).toHaveProperty('protocol', 'webcal:');
  await press('Create an address: Road works');
  await press('Create a new address');
  await press('Stop this address');
  await expect.poll(changes).toEqual(['POST /client/feeds', 'POST /client/feeds', 'DELETE /client/feeds/8']);
});

it('the page of reminders can switch reminders off', async () => {
  await openPage('/settings/reminders', 'member');
  const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: 'Remind me before saved tenders close' });
  expect(toggle.checked).toBe(true);
  toggle.click();
  await expect.poll(changes).toEqual(['PUT /client/reminders']);
  await expect.poll(() => toggle.checked).toBe(false);
});
