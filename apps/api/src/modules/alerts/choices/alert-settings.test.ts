import type { AlertSettings } from '@awaj/api-client/schema';
import { describe, expect, it } from 'vitest';
import { onOneDatabase } from '../../../testing/on-databases.ts';
import { inFull, prove, signUp } from '../../../testing/people.ts';
import type { World } from '../../../testing/world.ts';

onOneDatabase('the alert settings', (world) => {
  describe('the quiet hours', () => settings(world));
  describe('the muted buyers and words', () => mutes(world));
  describe('the test alert', () => tests(world));
});

function settings(world: () => World): void {
  it('are at night by default', async () => {
    const { token } = await signUp(world());
    const read = () => world().call('getAlertSettings', { token });
    const feed = { feed_frequency: 'daily', feed_hour: 7, language: 'en' };
    const usual = { quiet_from: 21, quiet_until: 7, most_a_day: null, holiday_until: null, ...feed };
    expect(await read()).toEqual({ settings: usual });
    const chosen = { quiet_from: 20, quiet_until: 8, most_a_day: 3, holiday_until: '2030-01-01' };
    expect(await world().call('saveAlertSettings', { body: chosen, token })).toEqual({
      status: true,
      settings: { ...chosen, ...feed },
    });
    expect(await read()).toEqual({ settings: { ...chosen, ...feed } });
  });

  it('come with the frequency of alerts for the preferences, which may be never', async () => {
    const { token } = await signUp(world());
    const times = { quiet_from: 21, quiet_until: 7, most_a_day: null, holiday_until: null };
    const save = async (feed: Pick<AlertSettings, 'feed_frequency' | 'feed_hour'>) => {
      const { settings } = await world().call('saveAlertSettings', { body: { ...times, ...feed }, token });
      expect(await world().call('getAlertSettings', { token })).toEqual({ settings });
      return settings;
    };
    expect(await save({ feed_frequency: 'weekly', feed_hour: 9 })).toMatchObject({
      feed_frequency: 'weekly',
      feed_hour: 9,
    });
    expect(await save({ feed_frequency: 'never' })).toMatchObject({ feed_frequency: 'never', feed_hour: 9 });
    expect(await save({})).toMatchObject({ feed_frequency: 'never' });
    expect(await save({ feed_hour: 10 })).toMatchObject({ feed_frequency: 'never', feed_hour: 10 });
    expect(await save({ feed_frequency: 'at_once' })).toMatchObject({ feed_frequency: 'at_once' });
  });

  it('come with the language of messages, which is that of the registration until another is chosen', async () => {
    const person = await signUp(world());
    const { token } = person;
    await prove(world(), person, 'email');
    const times = { quiet_from: 21, quiet_until: 7, most_a_day: null, holiday_until: null };
    const save = (language: string) => world().call('saveAlertSettings', { body: { ...times, language }, token });
    expect(await save('am')).toMatchObject({ settings: { language: 'am' } });
    expect(await world().call('getAlertSettings', { token })).toMatchObject({ settings: { language: 'am' } });
    await world().call('sendTestMessage', { body: { channel: 'email' }, token });
    expect((await world().letters(person.email))[0]?.subject).toBe('ማንቂያዎች እዚህ ይደርሱዎታል');
    const unknown = await world().refusal('saveAlertSettings', { body: { ...times, language: 'xx' }, token });
    expect([unknown.status, unknown.problem.errors]).toEqual([422, { language: 'This language does not exist.' }]);
  });

  it('cannot be a holiday in the past', async () => {
    const { token } = await signUp(world());
    const body = { quiet_from: 21, quiet_until: 7, most_a_day: null, holiday_until: '2020-01-01' };
    const { status, problem } = await world().refusal('saveAlertSettings', { body, token });
    expect([status, problem.errors]).toEqual([422, { holiday_until: 'Choose a day that is still to come.' }]);
  });
}

function mutes(world: () => World): void {
  it('are listed once each, newest first, until they are unmuted', async () => {
    const { token } = await signUp(world());
    const mute = (body: { word: string } | { company_id: number }) => world().call('createMute', { body, token });
    const company = await mute({ company_id: 1 });
    const word = await mute({ word: ' ጽሕፈት ' });
    expect(await mute({ word: 'ጽህፈት' })).toEqual(word);
    expect(await mute({ company_id: 1 })).toEqual(company);
    const read = () => world().call('listMutes', { token });
    expect((await read()).mutes).toEqual([
      { id: word.mute.id, company: null, word: 'ጽሕፈት' },
      { id: company.mute.id, company: { id: 1, name: expect.any(String) }, word: null },
    ]);
    await world().call('deleteMute', { params: { id: word.mute.id }, token });
    await world().call('deleteMute', { params: { id: word.mute.id }, token });
    expect((await read()).mutes).toEqual([company.mute]);
  });

  it('cannot be an unknown company or only signs', async () => {
    const { token } = await signUp(world());
    expect(await world().refusal('createMute', { body: { company_id: 99_999 }, token })).toMatchObject({ status: 404 });
    const { status, problem } = await world().refusal('createMute', { body: { word: '%' }, token });
    expect([status, problem.errors]).toEqual([422, { word: 'Type a word.' }]);
    expect(await world().refusal('createMute', { body: {}, token })).toMatchObject({ status: 400 });
  });

  it('are at most a hundred', async () => {
    const { token } = await signUp(world());
    const words = Array.from({ length: 100 }, (_, at) => `word${at}`);
    for (const word of words) await world().call('createMute', { body: { word }, token });
    expect(await world().refusal('createMute', { body: { word: 'another' }, token })).toMatchObject({ status: 409 });
  });
}

function tests(world: () => World): void {
  it('goes to a verified channel that is on, five times an hour', async () => {
    const person = await signUp(world());
    const { token } = person;
    const send = { body: { channel: 'email' }, token } as const;
    const unproven = await world().refusal('sendTestMessage', send);
    expect([unproven.status, unproven.problem.errors]).toEqual([
      422,
      { channel: 'Switch this channel on and verify its contact first.' },
    ]);
    await prove(world(), person, 'email', 'phone');
    for (let count = 0; count < 5; count++) await world().call('sendTestMessage', send);
    expect(await world().refusal('sendTestMessage', send)).toMatchObject({ status: 429 });
    expect((await world().letters(person.email))[0]?.subject).toBe('Alerts arrive here');
    const { deliveries } = await world().call('listDeliveries', { token });
    expect(deliveries[0]).toMatchObject({ about: 'testMessage', channel: 'email', because: [], company: null });
  });

  it('goes by SMS only if it is switched on', async () => {
    const person = await signUp(world());
    await prove(world(), person, 'phone');
    const send = { body: { channel: 'sms' }, token: person.token } as const;
    expect(await world().refusal('sendTestMessage', send)).toMatchObject({ status: 422 });
    await world().call('saveChannels', { body: { SMS: 1 }, token: person.token });
    await world().call('sendTestMessage', send);
    expect((await world().letters(inFull(person.phone)))[0]?.text).toContain('this is the test');
  });
}
