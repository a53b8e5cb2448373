import { hourMs } from '@awaj/domain/duration';
import { beforeAll, describe, expect, it } from 'vitest';
import { initDataOf } from '../../testing/init-data.ts';
import { onOneDatabase } from '../../testing/on-databases.ts';
import { inFull, signUp } from '../../testing/people.ts';
import { seededAt } from '../../testing/seeded.ts';
import { connectTelegram, contactFrom, inGroup, pressFrom, type Telegram, textFrom } from '../../testing/telegram.ts';
import type { World } from '../../testing/world.ts';
import { setBotProfile } from './bot-profile.ts';

onOneDatabase('Telegram', (world) => {
  let telegram: Telegram;
  beforeAll(() => {
    telegram = connectTelegram(world());
  });
  const chat = () => telegram;

  describe('the bot, on a message,', () => messages(chat));
  it('gets the texts that people see of the bot before they write to it', () => botProfile(world, chat));
  describe('an update', () => updates(world, chat));
  describe('a Telegram user', () => registration(world, chat));
  describe('a tender', () => tenders(world));
});

function messages(chat: () => Telegram): void {
  it('greets with a button to the app, and asks for the phone', async () => {
    const { calls, bring, nextId } = chat();
    calls.length = 0;
    await bring(textFrom(nextId(), 501, '/start'));
    expect(chat().said()).toEqual([
      'Hello Abebe. Awaj brings you tender notices from all over Ethiopia.',
      expect.stringContaining('share your phone number'),
    ]);
    expect(JSON.stringify(calls[0]?.payload)).toContain('https://mini.awaj.test/latest-tenders/telegram');
    expect(JSON.stringify(calls[1]?.payload)).toContain('"request_contact":true');
  });

  it('links to the tender of a shared link', async () => {
    const { calls, bring, nextId } = chat();
    calls.length = 0;
    await bring(textFrom(nextId(), 501, '/start t_17'));
    expect(JSON.stringify(calls[0]?.payload)).toContain('https://mini.awaj.test/tender/telegram/17');
  });

  it('writes Amharic to users of an Amharic client, and on request', async () => {
    const { calls, bring, nextId } = chat();
    calls.length = 0;
    await bring(textFrom(nextId(), 501, '/help', 'am'));
    expect(chat().said()[0]).toMatch(/[\u1200-\u137f]/);
    await bring(textFrom(nextId(), 501, '/language'));
    expect(JSON.stringify(calls.at(-1)?.payload)).toContain('language:am');
  });

  it('remembers the language of a person without an account', async () => {
    const { bring, nextId } = chat();
    await bring(pressFrom(nextId(), 502, 'language:am'));
    expect(chat().said().at(-1)).toBe('ከአሁን ጀምሮ በአማርኛ እንጽፍልዎታለን።');
    await bring(textFrom(nextId(), 502, '/help', 'en'));
    expect(chat().said().at(-1)).toContain('ጨረታዎችን ለማየት');
    await bring(pressFrom(nextId(), 502, 'language:en'));
    await bring(textFrom(nextId(), 502, '/help', 'am'));
    expect(chat().said().at(-1)).toContain('browse tenders');
  });

  it('lists what it can do on any other text', async () => {
    const { bring, nextId } = chat();
    await bring(textFrom(nextId(), 501, 'hello?'));
    expect(chat().said().at(-1)).toContain('Press “Open Awaj”');
  });

  it('answers in a group with a link only, and does not ask for a phone there', async () => {
    const { calls, bring, nextId } = chat();
    calls.length = 0;
    await bring(inGroup(textFrom(nextId(), 503, '/start t_17')));
    expect(chat().said()).toHaveLength(1);
    expect(JSON.stringify(calls[0]?.payload)).toContain('https://t.me/awaj_test_bot?startapp=t_17');
    await bring(inGroup(textFrom(nextId(), 503, 'good morning')));
    await bring(inGroup(contactFrom(nextId(), 503, '+251966000503', 503)));
    expect(chat().said()).toHaveLength(1);
  });
}

async function botProfile(world: () => World, chat: () => Telegram): Promise<void> {
  const { calls } = chat();
  calls.length = 0;
  await setBotProfile(world().services.bot, 'https://mini.awaj.test');
  const told = (method: string) => calls.filter((call) => call.method === method).map(({ payload }) => payload);
  expect(told('setMyCommands').map(({ language_code }) => language_code)).toEqual([undefined, 'am']);
  for (const { description } of told('setMyDescription')) expect(String(description).length).toBeLessThanOrEqual(512);
  for (const { short_description: text } of told('setMyShortDescription'))
    expect(String(text).length).toBeLessThanOrEqual(120);
  expect(JSON.stringify(told('setChatMenuButton'))).toContain('https://mini.awaj.test/latest-tenders/telegram');
}

function updates(world: () => World, chat: () => Telegram): void {
  it('counts once, however often it comes', async () => {
    const { calls, bring, nextId } = chat();
    const update = textFrom(nextId(), 701, '/help');
    calls.length = 0;
    const answers = await Promise.all(Array.from({ length: 100 }, () => bring(update)));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(chat().said()).toHaveLength(1);
  });

  it('is accepted only with the secret', async () => {
    const { calls, bring, nextId } = chat();
    calls.length = 0;
    const { phone } = await signUp(world());
    for (const secret of ['', 'wrong']) {
      const answer = await bring(contactFrom(nextId(), 702, inFull(phone), 702), secret);
      expect(answer.statusCode).toBe(401);
    }
    expect(calls).toEqual([]);
    expect(await world().refusal('listTelegramFeed', { initData: initDataOf(702) })).toMatchObject({ status: 404 });
  });

  it('without content is refused', async () => {
    expect((await chat().bring({} as never)).statusCode).toBe(400);
  });
}

function registration(world: () => World, chat: () => Telegram): void {
  const known = async (id: number, phone: string) => chat().bring(contactFrom(chat().nextId(), id, phone, id));
  const register = (id: number, body: object, signedAt = seededAt) =>
    world().send('registerTelegram', { body: body as { name: string }, initData: initDataOf(id, signedAt) });

  it('registers with a name and the phone that was shared', async () => {
    await known(801, '+251966000801');
    expect((await register(801, { name: 'አበበ ከበደ ደስታ', plan_id: 2 })).statusCode).toBe(200);
    const { data, phone } = await world().call('getTelegramTender', { params: { id: 1 }, initData: initDataOf(801) });
    expect([phone, data.content]).toEqual(['+251966000801', null]);
    const user = await world()
      .db.selectFrom('users')
      .innerJoin('invoices', 'invoices.user_id', 'users.id')
      .select(['first_name', 'last_name', 'is_phone_verified', 'amount'])
      .where('telegram_id', '=', 801)
      .executeTakeFirst();
    expect(user).toEqual({ first_name: 'አበበ', last_name: 'ከበደ ደስታ', is_phone_verified: true, amount: 148_000 });
  });

  it('is unknown, then known by phone, then has an account and chooses preferences', async () => {
    const initData = initDataOf(841);
    expect(await world().refusal('getUserInfo', { initData })).toMatchObject({ status: 404 });
    await known(841, '+251966000841');
    const { status, problem } = await world().refusal('getUserInfo', { initData });
    expect([status, problem]).toEqual([422, expect.objectContaining({ phone: '+251966000841' })]);
    expect(await world().refusal('listDeliveries', { initData })).toMatchObject({ status: 422 });
    await register(841, { name: 'አበበ', plan_id: 1 });
    expect(await world().call('getUserInfo', { initData })).toMatchObject({ is_active: false, amount: 980 });
    const body = { selectedLanguages: [1], selectedRegions: [], selectedCategories: [2] };
    await world().call('savePreferences', { body, initData });
    const chosen = await world().call('listCategories', { query: { path: 'client/myfeed' }, initData });
    expect(chosen.map(({ id }) => id)).toEqual([2]);
  });

  it('is registered once, however often the button is pressed', async () => {
    await known(802, '+251966000802');
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(802, { name: 'Abebe' })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });

  it('is refused without a name', async () => {
    await known(803, '+251966000803');
    expect((await register(803, { name: '  ' })).json().errors).toEqual({ name: 'Can not be empty' });
    expect((await register(803, {})).statusCode).toBe(400);
  });

  it('is refused without a phone, or if it was shared too long ago', async () => {
    expect((await register(804, { name: 'Abebe' })).statusCode).toBe(404);
    await known(805, '+251966000805');
    const stale = new Date(seededAt.getTime() - hourMs - 1_000);
    expect((await register(805, { name: 'Abebe' }, stale)).statusCode).toBe(403);
  });

  it('is sent to sign up by all calls that need an account', async () => {
    await known(807, '+251966000807');
    for (const [id, params] of [
      ['getTelegramTender', { id: 1 }],
      ['getTelegramTenderTimeline', { id: 1 }],
      ['createTelegramInvoiceUrl', {}],
      ['listInvoices', {}],
    ] as const) {
      const { status, problem } = await world().refusal(id, { params, initData: initDataOf(807) });
      expect([status, problem]).toEqual([422, { status: false, message: 'not_registered', phone: '+251966000807' }]);
    }
  });

  it('can register with init data in the old place', async () => {
    await known(806, '+251966000806');
    const query = { data_check_string: initDataOf(806), name: 'Abebe', plan_id: 1 };
    expect((await world().send('registerTelegram', { query })).statusCode).toBe(200);
  });
}

function tenders(world: () => World): void {
  const open = async (id: string, startParameter?: string) => {
    await world().db.updateTable('users').set({ telegram_id: 901 }).where('email', '=', 'active@awaj.test').execute();
    const initData = initDataOf(901, seededAt, undefined, startParameter);
    return world().send('getTelegramTender', { params: { id }, initData });
  };

  it.each(['t_17', '17'])('opens by the start parameter %s', async (start) => {
    const { data } = (await open('app', start)).json();
    expect([data.id, typeof data.content]).toEqual([17, 'string']);
  });

  it.each([
    ['app', undefined],
    ['app', 'nonsense'],
    ['app', 't_99999999'],
    ['99999999', undefined],
    ['99999999999999', undefined],
  ])('that does not exist (%s, %s) is a 404, not a request to log in', async (id, start) => {
    const answer = await open(id, start);
    expect([answer.statusCode, answer.json().message]).toEqual([404, 'tender_not_found']);
  });
}
