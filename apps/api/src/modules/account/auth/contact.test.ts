import { minuteMs } from '@awaj/domain/duration';
import { describe, expect, it } from 'vitest';
import { trialLink } from '../../../testing/campaign-links.ts';
import { moveOn } from '../../../testing/clock.ts';
import { onOneDatabase } from '../../../testing/on-databases.ts';
import { codeFor, inFull, type Person, signUp } from '../../../testing/people.ts';
import type { World } from '../../../testing/world.ts';

const channels = ['phone', 'email'] as const;
type Channel = (typeof channels)[number];

const addressOf = (person: Person, channel: Channel): string =>
  channel === 'phone' ? inFull(person.phone) : person.email;

async function send(world: World, person: Person, channel: Channel): Promise<string> {
  await world.call('sendOneTimeCode', { body: { for: channel, [channel]: person[channel] }, token: person.token });
  return codeFor(world, addressOf(person, channel));
}

const verify = (world: World, person: Person, contact: { phone?: string; email?: string }, code: string) =>
  world.send('verifyContact', { body: { ...contact, code }, token: person.token });

onOneDatabase('verifying a contact', (world) => {
  describe.each(channels)('the %s', (channel) => ownContact(world, channel));
  describe('with a code for something else', () => otherCodes(world));
});

function ownContact(world: () => World, channel: Channel): void {
  it('is verified once with the code that was sent to it', async () => {
    const person = await signUp(world());
    const code = await send(world(), person, channel);
    expect(code).toMatch(/^[1-9]\d{3}$/);
    const contact = { [channel]: person[channel] };
    const done = await verify(world(), person, contact, code);
    expect([done.statusCode, done.json()]).toEqual([200, { status: true, message: 'Verified !' }]);
    const info = await world().call('getUserInfo', { token: person.token });
    expect([info.is_phone_verified, info.is_email_verified]).toEqual([channel === 'phone', channel === 'email']);
    expect((await verify(world(), person, contact, code)).statusCode).toBe(422);
  });

  it('is refused without a bearer and for somebody else’s contact', async () => {
    const [person, other] = [await signUp(world()), await signUp(world())];
    const body = { for: channel, [channel]: person[channel] };
    expect(await world().refusal('sendOneTimeCode', { body })).toMatchObject({ status: 401 });
    const { status, problem } = await world().refusal('sendOneTimeCode', { body, token: other.token });
    expect([status, problem.errors]).toEqual([422, { [channel]: 'This is not the contact of your account.' }]);
  });

  it('is refused after three wrong codes', async () => {
    const person = await signUp(world());
    const code = await send(world(), person, channel);
    const wrong = code === '1000' ? '1001' : '1000';
    for (let count = 0; count < 3; count += 1)
      expect((await verify(world(), person, { [channel]: person[channel] }, wrong)).statusCode).toBe(422);
    expect((await verify(world(), person, { [channel]: person[channel] }, code)).statusCode).toBe(422);
  });

  it('is refused with the old code after the contact has changed', async () => {
    const person = await signUp(world());
    const code = await send(world(), person, channel);
    const other = { ...person, phone: `094${person.phone.slice(3)}`, email: `new.${person.email}` };
    const name = 'Abebe Kebede';
    const contacts = { phone: person.phone, email: person.email, [channel]: other[channel] };
    await world().call('updatePersonalInfo', { body: { name, ...contacts }, token: person.token });
    for (const contact of [person[channel], other[channel]])
      expect((await verify(world(), person, { [channel]: contact }, code)).statusCode).toBe(422);
  });
}

/** Sends every kind of code to two people, and tries each code in every wrong place. */
function otherCodes(world: () => World): void {
  it('is refused, in every combination', async () => {
    const [one, two] = [await signUp(world()), await signUp(world())];
    const codes: { owner: Person; kind: Channel | 'reset'; code: string }[] = [];
    for (const owner of [one, two]) {
      for (const kind of channels) codes.push({ owner, kind, code: await send(world(), owner, kind) });
      await world().call('sendOneTimeCode', { body: { for: 'reset', phone: owner.phone } });
      const [reset] = (await world().letters(inFull(owner.phone))).filter(({ subject }) =>
        subject.includes('password'),
      );
      codes.push({ owner, kind: 'reset', code: /\b[0-9A-Z]{4}\b/.exec(reset?.text ?? '')?.[0] ?? '' });
    }
    let refused = 0;
    for (const { owner, kind, code } of codes)
      for (const person of [one, two])
        for (const use of [...channels, 'reset'] as const) {
          if (person === owner && use === kind) continue;
          const answer =
            use === 'reset'
              ? await world().send('verifyResetCode', { body: { phone: person.phone, code } })
              : await verify(world(), person, { [use]: person[use] }, code);
          expect(answer.statusCode).toBe(answer.statusCode === 429 ? 429 : 422);
          refused += 1;
        }
    expect(refused).toBe(30);
    const flags = await world().call('getUserInfo', { token: one.token });
    expect([flags.is_phone_verified, flags.is_email_verified]).toEqual([false, false]);
  });

  it.each(['12345', '123', 'abcd', '', '0123'])('such as "%s" is refused', async (code) => {
    const person = await signUp(world());
    await send(world(), person, 'phone');
    expect((await verify(world(), person, { phone: person.phone }, code)).statusCode).toBe(422);
  });

  it('for two contacts at once, or for none, is a bad request', async () => {
    const person = await signUp(world());
    const both = { phone: person.phone, email: person.email };
    for (const contact of [both, {}]) expect((await verify(world(), person, contact, '1234')).statusCode).toBe(400);
  });

  it('turns a session from a link into a full one by the phone of that link', async () => {
    const person = await signUp(world());
    await verify(world(), person, { phone: person.phone }, await send(world(), person, 'phone'));
    const freeId = await trialLink(world(), { phone: inFull(person.phone) });
    const { token } = await world().call('startTrial', { params: { freeId } });
    const guest = { ...person, token };
    const change = { old_password: person.password, new_password: 'another one' };
    const attempt = () => world().send('changePassword', { body: change, token });
    const body = { for: 'email', email: person.email } as const;
    expect(await world().refusal('sendOneTimeCode', { body, token })).toMatchObject({ status: 422 });
    expect((await attempt()).statusCode).toBe(403);
    moveOn(world(), minuteMs);
    await verify(world(), guest, { phone: person.phone }, await send(world(), guest, 'phone'));
    expect((await attempt()).statusCode).toBe(200);
  });

  it('refuses the right code for an email in a session of a campaign link, and spends it', async () => {
    const person = await signUp(world());
    await verify(world(), person, { phone: person.phone }, await send(world(), person, 'phone'));
    const code = await send(world(), person, 'email');
    const freeId = await trialLink(world(), { phone: inFull(person.phone) });
    const { token } = await world().call('startTrial', { params: { freeId } });
    const change = { old_password: person.password, new_password: 'another one' };
    for (const session of [{ ...person, token }, person])
      expect((await verify(world(), session, { email: person.email }, code)).statusCode).toBe(422);
    expect((await world().send('changePassword', { body: change, token })).statusCode).toBe(403);
    const { is_email_verified } = await world().call('getUserInfo', { token: person.token });
    expect(is_email_verified).toBe(false);
  });
}
