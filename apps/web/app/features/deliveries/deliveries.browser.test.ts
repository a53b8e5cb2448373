import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { api } from '../../../testing/browser.setup.ts';
import { press } from '../../../testing/fields.ts';
import { openPage } from '../../../testing/page.tsx';

it('the list of messages says why an alert came, and can mute the buyer of its tenders', async () => {
  await openPage('/settings/messages');
  const reasons = await screen.findAllByRole('link', { name: /^(Ambulances in Addis Ababa|your preferences)$/ });
  expect(reasons.map((link) => link.getAttribute('href'))).toEqual(['/settings/searches', '/settings?tab=tender']);
  await press('Mute Ethiopian Red Cross Society');
  expect(await screen.findByText('Your alerts now leave out Ethiopian Red Cross Society.')).toBeTruthy();
  const asked = api.asked.find(({ method, url }) => method === 'POST' && url.endsWith('/client/mutes'));
  expect(await asked?.json()).toEqual({ company_id: 12 });
});
