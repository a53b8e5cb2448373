import { describe, expect, it } from 'vitest';
import { onOneDatabase } from '../../testing/on-databases.ts';
import { signUp } from '../../testing/people.ts';
import type { World } from '../../testing/world.ts';

onOneDatabase('an account', (world) => {
  describe('tells a signed-in user', () => userInfo(world));
  describe('has channels that', () => channels(world));
  describe('has preferences that', () => preferences(world));
  describe('has a company that', () => company(world));
});

function userInfo(world: () => World): void {
  it('that there is a subscription', async () => {
    const token = await world().tokenOf('active');
    expect(await world().call('getUserInfo', { token })).toMatchObject({
      name: 'Selamawit Bekele',
      email: 'active@awaj.test',
      phone: '+251911000001',
      is_phone_verified: true,
      is_email_verified: true,
      is_telegram_linked: false,
      is_active: true,
      latest_plan: '1 Year',
      latest_plan_type: 'SUBSCRIPTION',
      plan_duration: 365,
      plan_days_left: 265,
      unseen_tender_count: 12,
    });
  });

  it('that a trial is running', async () => {
    const token = await world().tokenOf('trial');
    expect(await world().call('getUserInfo', { token })).toMatchObject({
      is_active: true,
      latest_plan: 'Welcome Trial',
      latest_plan_type: 'WELCOME_TRIAL',
      plan_duration: 15,
      plan_days_left: 9,
    });
  });

  it('which invoice is due', async () => {
    const { token } = await signUp(world(), { plan_id: 1 });
    expect(await world().call('getUserInfo', { token })).toMatchObject({
      is_active: false,
      latest_plan: '3 Months',
      latest_plan_type: null,
      plan_duration: null,
      plan_days_left: null,
      amount: 980,
      unseen_tender_count: 0,
    });
  });

  it('nothing without a login', async () => {
    expect(await world().refusal('getUserInfo')).toMatchObject({ status: 401 });
    const answer = await world().send('getUserInfo', { token: await world().tokenOf('active') });
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });
}

function channels(world: () => World): void {
  it('send mail by default', async () => {
    const { token } = await signUp(world());
    expect(await world().call('getChannels', { token })).toEqual({
      channels: { email: true, sms: false, telegram: false, weekly_letter: true },
    });
  });

  it('can be switched one by one, in the body or the query', async () => {
    const { token } = await signUp(world());
    const after = await world().call('saveChannels', { body: { SMS: 1 }, token });
    expect(after.channels).toMatchObject({ email: true, sms: true, telegram: false });
    await world().call('saveChannels', { query: { SMS: 0, email: 0, telegram: 0 }, token });
    expect((await world().call('getChannels', { token })).channels).toMatchObject({
      email: false,
      sms: false,
      telegram: false,
    });
  });

  it('stay as they are when the weekly letter is switched off', async () => {
    const { token } = await signUp(world());
    const { channels: after } = await world().call('saveChannels', { body: { weekly_letter: 0 }, token });
    expect(after).toEqual({ email: true, sms: false, telegram: false, weekly_letter: false });
    expect((await world().call('getChannels', { token })).channels).toEqual(after);
  });

  it('cannot be switched on without an address', async () => {
    const { token } = await signUp(world());
    const { status, problem } = await world().refusal('saveChannels', { body: { telegram: 1 }, token });
    expect([status, problem.errors]).toEqual([422, { telegram: 'Link your Telegram first.' }]);
  });

  it.each([{ SMS: 2 }, { SMS: true }, { SMS: '1' }])('cannot be %j', async (body) => {
    const { token } = await signUp(world());
    expect(await world().refusal('saveChannels', { body: body as never, token })).toMatchObject({ status: 400 });
  });
}

function preferences(world: () => World): void {
  const chosen = async (token: string) => {
    const query = { path: 'client/myfeed' } as const;
    const { languages, regions } = await world().call('listLanguagesAndRegions', { query, token });
    const categories = await world().call('listCategories', { query, token });
    return [languages, regions, categories].map((each) => each.map(({ id }) => id).sort((a, b) => a - b));
  };

  it('replace the old ones', async () => {
    const { token } = await signUp(world());
    for (const [selectedLanguages, selectedRegions, selectedCategories] of [
      [[1, 2], [3], [4, 5, 5]],
      [[2], [], [6]],
    ] as const) {
      const body = {
        selectedLanguages: [...selectedLanguages],
        selectedRegions: [...selectedRegions],
        selectedCategories: [...selectedCategories],
      };
      await world().call('savePreferences', { body, token });
      expect(await chosen(token)).toEqual([selectedLanguages, selectedRegions, [...new Set(selectedCategories)]]);
    }
  });

  it.each([32_767, 32_768, 2 ** 31, 2 ** 53])(
    'are refused with the field when the unknown id %i is among them',
    async (id) => {
      const { token } = await signUp(world());
      const body = { selectedLanguages: [id], selectedRegions: [1, id], selectedCategories: [id] };
      const { status, problem } = await world().refusal('savePreferences', { body, token });
      expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, Object.keys(body)]);
    },
  );

  it('stay as they were when one of them does not exist', async () => {
    const { token } = await signUp(world());
    const body = { selectedLanguages: [1], selectedRegions: [999], selectedCategories: [998, 1] };
    const { status, problem } = await world().refusal('savePreferences', { body, token });
    expect([status, problem.errors]).toEqual([
      422,
      { selectedRegions: 'This region does not exist.', selectedCategories: 'This category does not exist.' },
    ]);
    expect(await chosen(token)).toEqual([[], [], []]);
  });
}

function company(world: () => World): void {
  it('accepts any text, and empty fields', async () => {
    const { token } = await signUp(world());
    const body = { company_name: 'Kebede & Sons', tin: '0012345678', address: 'Bole' };
    expect(await world().call('updateCompanyInfo', { body, token })).toMatchObject(body);
    const emptied = await world().call('updateCompanyInfo', {
      query: { company_name: '', tin: '', address: '' },
      token,
    });
    expect([emptied.company_name, emptied.tin, emptied.address]).toEqual([null, null, null]);
  });

  it('keeps fields that are not sent', async () => {
    const { token } = await signUp(world());
    const send = (body: Record<string, string>) => world().call('updateCompanyInfo', { body, token });
    await send({ company_name: 'Kebede & Sons' });
    await send({ tin: '0012345678' });
    await send({ address: 'Bole' });
    expect(await send({})).toMatchObject({ company_name: 'Kebede & Sons', tin: '0012345678', address: 'Bole' });
    expect(await send({ tin: '' })).toMatchObject({ company_name: 'Kebede & Sons', tin: null, address: 'Bole' });
  });

  it('is refused to a visitor', async () => {
    for (const token of [undefined, 'made-up'])
      for (const body of [{ tin: 1 }, { company_name: 'x'.repeat(300) }])
        expect(await world().refusal('updateCompanyInfo', { body, ...(token && { token }) })).toMatchObject({
          status: 401,
        });
  });
}
