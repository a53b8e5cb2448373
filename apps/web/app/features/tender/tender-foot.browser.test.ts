import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { api } from '../../../testing/browser.setup.ts';
import { openPage } from '../../../testing/page.tsx';
import { queryClient } from '../../data/query-client.ts';

const refused = () => Response.json({ status: false, message: 'No' }, { status: 400 });

it('related tenders wait for those of the buyer, which stand above and would push them down', async () => {
  let answerBuyers = () => {};
  const ofBuyer = new Promise<Response>((resolve) => {
    answerBuyers = () => resolve(refused());
  });
  api.fails('/company/search', () => ofBuyer);
  // The reason takes the place of the list.
  api.fails('/tender/search', refused);
  await openPage('/tender/4960', 'member');
  await screen.findByRole('heading', { name: 'Full notice' });
  const loading = () => queryClient().getQueryCache().findAll({ fetchStatus: 'fetching' });
  await expect.poll(() => loading().map(({ queryKey: [name] }) => name)).toEqual(['tenders-of-buyer']);
  // Queries tell the page in the next task.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(screen.queryByRole('heading', { name: 'Related tenders' })).toBeNull();
  answerBuyers();
  await screen.findByRole('heading', { name: 'Related tenders' });
});
