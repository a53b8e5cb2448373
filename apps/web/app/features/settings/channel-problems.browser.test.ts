import type { UserInfo } from '@awaj/api-client/schema';
import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { api } from '../../../testing/browser.setup.ts';
import { openPage } from '../../../testing/page.tsx';
import { subscriber } from '../../../testing/people.ts';

const reader: UserInfo = {
  ...subscriber,
  channel_problems: [{ channel: 'email', reason: 'hard-bounce', to: 'a…@awaj.test' }],
};
const channels = { email: false, sms: true, telegram: true, weekly_letter: true };
const problem = 'Emails to a…@awaj.test bounce. Check the address.';

it.each([
  { is_telegram_linked: true, links: 0 },
  { is_telegram_linked: false, links: 1 },
])('a channel problem links only members without Telegram to the bot: %j', async ({ links, ...linked }) => {
  api.on('/client/user-info', { ...subscriber, ...linked });
  api.on('/client/setting/get-channel', { channels: { ...channels, telegram: false } });
  await openPage('/settings?tab=channel', 'member');
  await screen.findByText(links === 0 ? 'Connected' : 'To get alerts, open our bot and share your number.');
  expect(screen.queryAllByRole('link', { name: 'Open Telegram' })).toHaveLength(links);
});

it('a channel problem is shown by the bell and beside its switch until the channel is switched on', async () => {
  api.on('/client/user-info', reader);
  api.on('/client/setting/get-channel', { channels });
  await openPage('/settings?tab=channel', 'member');
  await waitFor(() => expect(screen.getAllByText(problem)).toHaveLength(2));
  expect(screen.getByRole('link', { name: 'Change the address' }).getAttribute('href')).toBe('/myaccount');
  api.on<'/client/setting/save-channel', 'post'>('/client/setting/save-channel', {
    status: true,
    channels: { ...channels, email: true },
  });
  api.on('/client/user-info', { ...reader, channel_problems: [] });
  screen.getByRole('switch', { name: 'Email' }).click();
  await waitFor(() => expect(screen.queryByText(problem)).toBeNull());
});
