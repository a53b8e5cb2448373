import { describe, expect, it } from 'vitest';
import { createRegistration, inFull, type Person, signUp } from '../../testing/people.ts';
import { onEveryDatabase, type World } from '../../testing/world.ts';

onEveryDatabase('an account', (world) => {
  describe('tells who is signed in', () => userInfo(world));
  describe('has channels that', () => channels(world));
  describe('has preferences that', () => preferences(world));
  describe('has personal info that', () => personal(world));
  describe('has a company that', () => company(world));
  describe('has a password that', () => password(world));
});

function userInfo(world: () => World): void {
  it('with a subscription', async () => {
    const token = await world().tokenOf('active');
    expect(await world().call('getUserInfo', { token })).toMatchObject({
      name: 'Selamawit Bekele',
      email: 'active@awaj.test',
      phone: '+251911000001',
      is_phone_verified: true,
      is_email_verified: true,
      is_active: true,
      latest_plan: '1 Year',
      latest_plan_type: 'SUBSCRIPTION',
      plan_duration: 365,
      plan_days_left: 265,
      unseen_tender_count: 12,
    });
  });

  it('on a trial', async () => {
    const token = await world().tokenOf('trial');
    expect(await world().call('getUserInfo', { token })).toMatchObject({
      is_active: true,
      latest_plan: 'Welcome Trial',
      latest_plan_type: 'WELCOME_TRIAL',
      plan_duration: 15,
      plan_days_left: 9,
    });
  });

  it('with an invoice to pay', async () => {
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

  it('to nobody else', async () => {
    expect(await world().refusal('getUserInfo')).toMatchObject({ status: 401 });
    const answer = await world().send('getUserInfo', { token: await world().tokenOf('active') });
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });
}

function channels(world: () => World): void {
  it('carry mail until somebody chooses otherwise', async () => {
    const { token } = await signUp(world());
    expect(await world().call('getChannels', { token })).toEqual({
      channels: { email: true, sms: false, telegram: false },
    });
  });

  it('are switched one by one, in the body or the query', async () => {
    const { token } = await signUp(world());
    const after = await world().call('saveChannels', { body: { SMS: 1 }, token });
    expect(after.channels).toEqual({ email: true, sms: true, telegram: false });
    await world().call('saveChannels', { query: { SMS: 0, email: 0, telegram: 0 }, token });
    expect((await world().call('getChannels', { token })).channels).toEqual({
      email: false,
      sms: false,
      telegram: false,
    });
  });

  it('lead nowhere without an address', async () => {
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

  it('replace those before', async () => {
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

const infoOf = ({ phone, email }: Person) => ({ name: 'Abebe Kebede', email, phone });

function personal(world: () => World): void {
  it('keeps a contact verified that did not really change', async () => {
    const person = await signUp(world());
    await world().db.updateTable('users').set({ is_phone_verified: true, is_email_verified: true }).execute();
    const body = { name: 'Almaz Bekele Tessema', email: person.email.toUpperCase(), phone: inFull(person.phone) };
    expect(await world().call('updatePersonalInfo', { body, token: person.token })).toMatchObject({
      status: true,
      name: 'Almaz Bekele Tessema',
      is_phone_verified: true,
      is_email_verified: true,
    });
  });

  it.each(['phone', 'email'] as const)('has to verify a changed %s anew, and tells the one before', async (channel) => {
    const person = await signUp(world());
    await world().db.updateTable('users').set({ is_phone_verified: true, is_email_verified: true }).execute();
    const fresh = createRegistration();
    const body = { ...infoOf(person), [channel]: fresh[channel] };
    const info = await world().call('updatePersonalInfo', { body, token: person.token });
    expect([info.is_phone_verified, info.is_email_verified]).toEqual([channel !== 'phone', channel !== 'email']);
    const before = channel === 'phone' ? inFull(person.phone) : person.email;
    expect((await world().letters(before))[0]?.text).toContain(`the ${channel} of your account was changed`);
  });

  it.each([
    [{ name: 'Al' }, { name: 'Use at least 3 letters.' }],
    [{ email: 'x' }, { email: 'Not a valid email.' }],
    [
      { phone: 'x', name: ' ' },
      { phone: 'Not a valid number.', name: 'Use at least 3 letters.' },
    ],
    [{ email: 'active@awaj.test' }, { email: 'This email is already registered.' }],
    [{ phone: '0911000001' }, { phone: 'This phone number is already registered.' }],
  ])('is not saved with %j', async (mistake, errors) => {
    const person = await signUp(world());
    const body = { ...infoOf(person), ...mistake };
    const { status, problem } = await world().refusal('updatePersonalInfo', { body, token: person.token });
    expect([status, problem.errors]).toEqual([422, errors]);
    expect(await world().call('getUserInfo', { token: person.token })).toMatchObject({ name: 'Abebe Kebede' });
  });

  it('holds a phone for its owner for three days after a change', async () => {
    const [person, other] = [await signUp(world()), await signUp(world())];
    const fresh = createRegistration();
    await world().call('updatePersonalInfo', {
      body: { ...infoOf(person), phone: fresh.phone },
      token: person.token,
    });
    const body = { ...infoOf(other), phone: person.phone };
    expect(await world().refusal('updatePersonalInfo', { body, token: other.token })).toMatchObject({ status: 422 });
    await world().call('updatePersonalInfo', { body: infoOf(person), token: person.token });
  });

  it('gives a contact that many want at once to one of them', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => signUp(world())));
    const { phone, email } = createRegistration();
    const answers = await Promise.all(
      people.map(({ token }) => world().send('updatePersonalInfo', { body: { name: 'Abebe', phone, email }, token })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 422)]);
  });

  it('is closed to whoever came by a link', async () => {
    const person = await signUp(world());
    await world().db.updateTable('sessions').set({ purpose: 'campaign' }).execute();
    const { status, problem } = await world().refusal('updatePersonalInfo', {
      body: infoOf(person),
      token: person.token,
    });
    expect([status, problem.message]).toEqual([403, 'Verify your phone first.']);
  });
}

function company(world: () => World): void {
  it('takes whatever is written, and nothing', async () => {
    const { token } = await signUp(world());
    const body = { company_name: 'Kebede & Sons', tin: '0012345678', address: 'Bole' };
    expect(await world().call('updateCompanyInfo', { body, token })).toMatchObject(body);
    const emptied = await world().call('updateCompanyInfo', {
      query: { company_name: '', tin: '', address: '' },
      token,
    });
    expect([emptied.company_name, emptied.tin, emptied.address]).toEqual([null, null, null]);
  });
}

function password(world: () => World): void {
  it('is changed with the old one, and ends every other session', async () => {
    const { email, password: old, token } = await signUp(world());
    const { token: other } = await world().call('logIn', { body: { username: email, password: old } });
    const body = { old_password: old, new_password: 'another one' };
    expect(await world().call('changePassword', { body, token })).toMatchObject({ status: true });
    await world().call('getUserInfo', { token });
    expect(await world().refusal('getUserInfo', { token: other })).toMatchObject({ status: 401 });
    await world().call('logIn', { body: { username: email, password: 'another one' } });
  });

  it.each([
    [
      { old_password: 'wrong one', new_password: 'another one' },
      { old_password: 'This is not your current password.' },
    ],
    [{ old_password: 'correct horse', new_password: ' abc ' }, { new_password: 'Use at least 6 characters.' }],
  ])('is not changed with %j', async (body, errors) => {
    const { token } = await signUp(world());
    const { status, problem } = await world().refusal('changePassword', { body, token });
    expect([status, problem.errors]).toEqual([422, errors]);
    await world().call('getUserInfo', { token });
  });

  it('cannot be guessed with a stolen session', async () => {
    const { token, password: right } = await signUp(world());
    const change = (old_password: string) =>
      world().send('changePassword', { body: { old_password, new_password: 'another one' }, token });
    for (let count = 0; count < 10; count += 1) await change(`guess ${count}`);
    const answer = await change(right);
    expect([answer.statusCode, Number(answer.headers['retry-after']) > 3_000]).toEqual([429, true]);
  });
}
