import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { api } from '../../../testing/browser.setup.ts';
import { descriptionOf, fill, press } from '../../../testing/fields.ts';
import { openPage } from '../../../testing/page.tsx';
import { unpaid } from '../../../testing/people.ts';

async function choose(field: string, option: string | RegExp): Promise<void> {
  fireEvent.click(await screen.findByRole('combobox', { name: field }));
  const [first] = await screen.findAllByRole('option', { name: option });
  if (first) fireEvent.click(first);
}

const asked = (method: string, path: string) =>
  api.asked.filter((request) => request.method === method && new URL(request.url).pathname === path);

const times = { quiet_from: 21, quiet_until: 7, most_a_day: null, holiday_until: null, language: 'am' };

it('the alert settings save the quiet hours and the daily limit, and say so', async () => {
  await openPage('/settings');
  await choose('From', '8:00 pm · 2:00 Ethiopian clock');
  await choose('Daily limit', '3 messages');
  const settings = { ...times, quiet_from: 20, most_a_day: 3, feed_frequency: 'daily', feed_hour: 7 } as const;
  api.on<'/client/alert-settings', 'put'>('/client/alert-settings', { status: true, settings });
  await press('Save');
  await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Saved'));
  const { language: _unchanged, ...sent } = settings;
  expect(await asked('PUT', '/client/alert-settings')[0]?.json()).toEqual(sent);
});

it('the alert settings send the language only if another one was chosen, because the bot changes it too', async () => {
  await openPage('/settings');
  await choose('Language of messages', 'English');
  const settings = { ...times, feed_frequency: 'daily', feed_hour: 7, language: 'en' } as const;
  api.on<'/client/alert-settings', 'put'>('/client/alert-settings', { status: true, settings });
  await press('Save');
  await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Saved'));
  const field = screen.getByRole('combobox', { name: 'Language of messages' });
  await waitFor(() => expect(field.textContent).toContain('English'));
  await choose('Daily limit', '3 messages');
  await press('Save');
  await waitFor(() => expect(asked('PUT', '/client/alert-settings')).toHaveLength(2));
  const [first, second] = asked('PUT', '/client/alert-settings');
  expect(await first?.json()).toMatchObject({ language: 'en' });
  expect(await second?.json()).not.toHaveProperty('language');
});

it('the alert settings ask for the hour of daily or weekly alerts for the preferences', async () => {
  await openPage('/settings');
  await choose('Send at', /^9:00/);
  await choose('Tenders that fit your preferences', 'Weekly, on Mondays');
  expect(screen.getByRole('combobox', { name: 'Send at' }).textContent).toContain('9:00');
  await choose('Tenders that fit your preferences', 'Never');
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Send at' })).toBeNull());
  const settings = { ...times, feed_frequency: 'never', feed_hour: 9 } as const;
  api.on<'/client/alert-settings', 'put'>('/client/alert-settings', { status: true, settings });
  await press('Save');
  await waitFor(() => expect(asked('PUT', '/client/alert-settings')).toHaveLength(1));
  expect(await asked('PUT', '/client/alert-settings')[0]?.json()).toMatchObject({
    feed_frequency: 'never',
    feed_hour: 9,
  });
});

it('the alert settings ask for no end time without quiet hours', async () => {
  await openPage('/settings');
  await choose('From', 'No quiet hours');
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Until' })).toBeNull());
  await press('Save');
  await waitFor(() => expect(asked('PUT', '/client/alert-settings')).toHaveLength(1));
  const body = await asked('PUT', '/client/alert-settings')[0]?.json();
  expect(body).toMatchObject({ quiet_from: 7, quiet_until: 7 });
});

it('the alert settings offer holiday dates in both calendars, and show objections of the server under them', async () => {
  const errors = { holiday_until: 'Choose a day that is still to come.' };
  await openPage('/settings');
  await choose('Pause all alerts until', /\d{4} · \d+ \S+ \d{4} E\.C\.$/);
  api.fails('/client/alert-settings', () =>
    Response.json({ status: false, message: 'Please correct the marked fields.', errors }, { status: 422 }),
  );
  await press('Save');
  const field = screen.getByRole('combobox', { name: 'Pause all alerts until' });
  await waitFor(() => expect(descriptionOf(field)).toContain(errors.holiday_until));
});

it('the alert settings say whether a test was sent by an active channel', async () => {
  await openPage('/settings');
  expect(screen.queryByRole('button', { name: 'By SMS' })).toBeNull();
  await press('By email');
  expect(await screen.findByText(/^A test email is on its way\./)).toBeTruthy();
  expect(await asked('POST', '/client/test-message')[0]?.json()).toEqual({ channel: 'email' });
});

it('the alert settings say why a test was not sent', async () => {
  const errors = { channel: 'Switch this channel on and verify its contact first.' };
  api.fails('/client/test-message', () => Response.json({ status: false, message: '', errors }, { status: 422 }));
  await openPage('/settings');
  await press('By email');
  expect(await screen.findByText(errors.channel)).toBeTruthy();
});

it('the alert settings can mute a word', async () => {
  await openPage('/settings');
  await fill('Word to mute', ' chairs ');
  await press('Mute this word');
  await waitFor(() => expect(asked('POST', '/client/mutes')).toHaveLength(1));
  expect(await asked('POST', '/client/mutes')[0]?.json()).toEqual({ word: 'chairs' });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Word to mute' });
  await waitFor(() => expect(field.value).toBe(''));
  expect([field.getAttribute('aria-invalid'), descriptionOf(field)]).toEqual([null, '']);
});

it('the alert settings can unmute a buyer', async () => {
  await openPage('/settings');
  const buyer = within(await screen.findByRole('list', { name: 'Muted buyers and words' }));
  const row = buyer.getByText('Ethiopian Red Cross Society').closest('li') ?? document.body;
  fireEvent.click(within(row).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('Ethiopian Red Cross Society')).toBeNull());
  expect(asked('DELETE', '/client/mutes/5')).toHaveLength(1);
});

it('the alert settings can switch the weekly letter off without changing a channel', async () => {
  api.on('/client/user-info', unpaid);
  await openPage('/settings');
  const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: 'Weekly letter' });
  await waitFor(() => expect(toggle.checked).toBe(true));
  const channels = { email: true, sms: false, telegram: true, weekly_letter: false };
  api.on<'/client/setting/save-channel', 'post'>('/client/setting/save-channel', { status: true, channels });
  toggle.click();
  await waitFor(() => expect(asked('POST', '/client/setting/save-channel')).toHaveLength(1));
  expect(await asked('POST', '/client/setting/save-channel')[0]?.json()).toEqual({ weekly_letter: 0 });
  await waitFor(() => expect(toggle.checked).toBe(false));
});

it('the alert settings do not offer the weekly letter to subscribers, who never get it', async () => {
  await openPage('/settings');
  expect(await screen.findByRole('combobox', { name: 'Daily limit' })).toBeTruthy();
  expect(screen.queryByRole('switch', { name: 'Weekly letter' })).toBeNull();
});

it('the alert settings show the address of each channel', async () => {
  await openPage('/settings');
  expect(await screen.findByText('0911 000 001 · verified')).toBeTruthy();
});
