import { expect, it } from 'vitest';
import { onOneDatabase } from '../../testing/on-databases.ts';
import { createRegistration, inFull, type Person, signUp } from '../../testing/people.ts';
import { beginRound, rounds } from '../../testing/rounds.ts';

const infoOf = ({ phone, email }: Person) => ({ name: 'Abebe Kebede', email, phone });

onOneDatabase('personal info', (world) => {
  it('keeps a contact verified when only its spelling changed', async () => {
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

  it.each([
    ['phone', 'phone number'],
    ['email', 'email address'],
  ] as const)('has to verify a changed %s anew, and tells the one before', async (channel, name) => {
    const person = await signUp(world());
    await world().db.updateTable('users').set({ is_phone_verified: true, is_email_verified: true }).execute();
    const fresh = createRegistration();
    const body = { ...infoOf(person), [channel]: fresh[channel] };
    const info = await world().call('updatePersonalInfo', { body, token: person.token });
    expect([info.is_phone_verified, info.is_email_verified]).toEqual([channel !== 'phone', channel !== 'email']);
    const before = channel === 'phone' ? inFull(person.phone) : person.email;
    expect((await world().letters(before))[0]?.subject).toBe(`Your account’s ${name} has changed`);
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

  it('reserves the old phone for its owner for three days after a change', async () => {
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

  it('gives a contact that many claim at once to one of them', rounds, async () => {
    beginRound(world());
    const people = await Promise.all(Array.from({ length: 8 }, () => signUp(world())));
    const { phone, email } = createRegistration();
    const answers = await Promise.all(
      people.map(({ token }) => world().send('updatePersonalInfo', { body: { name: 'Abebe', phone, email }, token })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 422)]);
  });

  it('is refused to a session from a campaign link', async () => {
    const person = await signUp(world());
    await world().db.updateTable('sessions').set({ purpose: 'campaign' }).execute();
    const { status, problem } = await world().refusal('updatePersonalInfo', {
      body: infoOf(person),
      token: person.token,
    });
    expect([status, problem.message]).toEqual([403, 'Verify your phone first.']);
  });
});
