import { beforeAll, expect, it } from 'vitest';
import { initDataOf } from '../../testing/init-data.ts';
import { onOneDatabase } from '../../testing/on-databases.ts';
import { inFull, signUp } from '../../testing/people.ts';
import { connectTelegram, contactFrom, pressFrom, type Telegram } from '../../testing/telegram.ts';

onOneDatabase('a contact shared with the bot', (world) => {
  let telegram: Telegram;
  beforeAll(() => {
    telegram = connectTelegram(world());
  });
  const chat = () => telegram;

  it('connects the account with that phone, and marks it as verified', async () => {
    const { phone } = await signUp(world());
    await chat().bring(contactFrom(chat().nextId(), 601, inFull(phone).slice(1), 601));
    expect(chat().said().at(-1)).toBe('You are logged in. Open Awaj to continue.');
    const info = await world().call('getUserInfo', { initData: initDataOf(601) });
    expect(info).toMatchObject({ is_phone_verified: true, is_telegram_linked: true });
    await world().call('listTelegramFeed', { initData: initDataOf(601) });
  });

  it('gives the account the language that was chosen in the chat before', async () => {
    const { phone } = await signUp(world());
    await chat().bring(pressFrom(chat().nextId(), 606, 'language:am'));
    await chat().bring(contactFrom(chat().nextId(), 606, inFull(phone), 606));
    expect(chat().said().at(-1)).toMatch(/[\u1200-\u137f]/);
    const { settings } = await world().call('getAlertSettings', { initData: initDataOf(606) });
    expect(settings.language).toBe('am');
  });

  it('leaves a language that the account chose later', async () => {
    const { phone } = await signUp(world());
    const share = () => chat().bring(contactFrom(chat().nextId(), 607, inFull(phone), 607));
    await chat().bring(pressFrom(chat().nextId(), 607, 'language:am'));
    await share();
    const { settings } = await world().call('getAlertSettings', { initData: initDataOf(607) });
    await world().call('saveAlertSettings', { body: { ...settings, language: 'en' }, initData: initDataOf(607) });
    await share();
    expect(chat().said().at(-1)).toBe('You are logged in. Open Awaj to continue.');
  });

  it.each([undefined, 999])('does not believe a shared contact of %s', async (owner) => {
    const { phone } = await signUp(world());
    await chat().bring(contactFrom(chat().nextId(), 602, inFull(phone), owner));
    expect(chat().said().at(-1)).toContain('somebody else’s number');
    expect(await world().refusal('listTelegramFeed', { initData: initDataOf(602) })).toMatchObject({ status: 404 });
  });

  it('stores no foreign number', async () => {
    await chat().bring(contactFrom(chat().nextId(), 603, '+4915112345678', 603));
    expect(chat().said().at(-1)).toContain('Ethiopian mobile number');
  });

  it('moves a phone to the person who has it now', async () => {
    const { phone } = await signUp(world());
    await chat().bring(contactFrom(chat().nextId(), 604, inFull(phone), 604));
    await chat().bring(contactFrom(chat().nextId(), 605, inFull(phone), 605));
    await world().call('listTelegramFeed', { initData: initDataOf(605) });
    expect(await world().refusal('listTelegramFeed', { initData: initDataOf(604) })).toMatchObject({ status: 422 });
  });
});
