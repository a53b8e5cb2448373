import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { api } from '../../../testing/browser.setup.ts';
import { openPage } from '../../../testing/page.tsx';
import { queryClient } from '../../data/query-client.ts';

const checkbox = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
/** The visible messages, without those for screen readers. */
const failures = () =>
  screen.queryAllByText(/^Couldn’t save the tick\./).filter((text: HTMLElement) => text.closest('li'));

it('the checklist undoes ticks that could not be saved, and says so once', async () => {
  const answers = [429, 503];
  api.fails('/client/requirements/{id}', () => new Response(null, { status: answers.pop() ?? 503 }));
  await openPage('/tender/4960', 'member');
  for (const [name, isTicked] of [
    ['TIN certificate', false],
    ['Renewed trade licence', true],
  ] as const) {
    const tick = await checkbox(name);
    tick.click();
    await waitFor(() => expect(tick.checked).toBe(!isTicked));
    await waitFor(() => expect(tick.checked).toBe(isTicked));
  }
  await screen.findByText(/^Couldn’t save the tick\. .*too/i, { selector: 'li *' });
  expect(failures()).toHaveLength(1);
});

it('the checklist shows no message about a tick when the login has expired', async () => {
  api.fails('/client/requirements/{id}', () => Response.json({ status: false, message: 'Log in' }, { status: 401 }));
  await openPage('/tender/4960', 'member');
  (await checkbox('TIN certificate')).click();
  await waitFor(() => expect(location.pathname).toBe('/login'));
  await expect.poll(() => queryClient().isMutating()).toBe(0);
  expect(failures()).toEqual([]);
});
