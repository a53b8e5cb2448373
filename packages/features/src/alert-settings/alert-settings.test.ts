import { createApiClient } from '@awaj/api-client';
import type { Mute as MuteDto } from '@awaj/api-client/schema';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { toAlertForm, toAlertSettingsDto, toMute, toMuteForm } from './alert-settings.mapper.ts';
import { createAlertSettingsMutations } from './alert-settings.mutations.ts';
import { createAlertSettingsQueries } from './alert-settings.queries.ts';

it.each([
  { quiet_from: 21, quiet_until: 7, most_a_day: null, holiday_until: null, feed_frequency: 'daily', feed_hour: 7 },
  {
    quiet_from: 0,
    quiet_until: 6,
    most_a_day: 3,
    holiday_until: '2026-12-07',
    feed_frequency: 'never',
    feed_hour: 9,
    language: 'am',
  },
] as const)('alert settings stay the same through the texts of a form: %j', (settings) => {
  expect(toAlertSettingsDto(toAlertForm(settings))).toEqual(settings);
});

it('quiet hours that end at their start are none', () => {
  const times = toAlertForm({ quiet_from: 7, quiet_until: 7, most_a_day: null, holiday_until: null });
  expect(times.quiet_from).toBe('');
  expect(toAlertSettingsDto({ ...times, quiet_until: '9' })).toMatchObject({ quiet_from: 9, quiet_until: 9 });
});

it('a buyer is muted by its id and a word by its text', () => {
  expect([toMuteForm({ companyId: 12 }), toMuteForm({ word: 'chairs' })]).toEqual([
    { company_id: 12 },
    { word: 'chairs' },
  ]);
});

it('an unmuted item is removed from the list', async () => {
  const chairs: MuteDto = { id: 6, company: null, word: 'chairs' };
  const buyer: MuteDto = { id: 5, company: { id: 12, name: 'Red Cross' }, word: null };
  const fetch = async ({ method }: Request) =>
    Response.json(method === 'GET' ? { mutes: [chairs, buyer] } : { status: true });
  const api = createApiClient({ baseUrl: 'http://api.test', fetch });
  const client = new QueryClient();
  const { queryKey, ...query } = createAlertSettingsQueries(api, 'en').mutes();
  await client.fetchQuery({ queryKey, ...query });
  await client.getMutationCache().build(client, createAlertSettingsMutations(api).unmute()).execute({ id: 6 });
  expect(client.getQueryData(queryKey)).toEqual([{ id: 5, kind: 'buyer', name: 'Red Cross' }]);
  expect(toMute(chairs)).toEqual({ id: 6, kind: 'word', name: 'chairs' });
});
