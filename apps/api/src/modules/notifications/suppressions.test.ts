import { expect, it } from 'vitest';
import { onOneDatabase } from '../../testing/on-databases.ts';
import { codeFor, inFull, type Person, prove, signUp } from '../../testing/people.ts';
import type { World } from '../../testing/world.ts';
import { findProvenAddress } from '../identity/proven-address.ts';
import { findSuppressions, isSuppressed, suppress } from './suppressions.ts';

const bounced = ({ clock }: World) => ({ reason: 'hard-bounce', at: clock.now }) as const;

async function suppressedMember(world: World): Promise<Person & { id: number }> {
  const person = await signUp(world);
  await prove(world, person, 'phone', 'email');
  await suppress(world.db, { channel: 'email', to: person.email }, bounced(world));
  const users = world.db.selectFrom('users').select('id').where('email', '=', person.email);
  return { ...person, ...(await users.executeTakeFirstOrThrow()) };
}

const statesOf = async ({ db }: World, to: string) =>
  db.selectFrom('messages').select(['template', 'state', 'reason']).where('recipient', '=', to).execute();

onOneDatabase('a suppressed address', (world) => {
  it('gets no letter, not even a waiting one', async () => {
    const { db, services, drain } = world();
    const { id: userId, email } = await suppressedMember(world());
    const letter = { userId, channel: 'email', to: email, language: 'en' } as const;
    await services.messages.enqueue(db, { ...letter, message: { template: 'passwordChanged' } });
    await drain();
    expect(await statesOf(world(), email)).toEqual([
      { template: 'passwordChanged', state: 'failed', reason: 'suppressed' },
    ]);
  });

  it('is skipped in favour of the next verified one', async () => {
    const { id, phone } = await suppressedMember(world());
    const reached = await findProvenAddress(world().db, id);
    expect(reached?.address).toEqual({ channel: 'sms', to: inFull(phone) });
  });

  it('still gets a requested code, and is released when that code is used', async () => {
    const person = await suppressedMember(world());
    const { email, token } = person;
    await world().call('sendOneTimeCode', { body: { for: 'email', email }, token });
    const code = await codeFor(world(), email);
    await world().call('verifyContact', { body: { email, code }, token });
    expect(await isSuppressed(world().db, { channel: 'email', to: email })).toBe(false);
  });

  it('keeps its first reason', async () => {
    const { email } = await suppressedMember(world());
    await suppress(world().db, { channel: 'email', to: email }, { reason: 'complaint', at: world().clock.now });
    const [found] = await findSuppressions(world().db, [{ channel: 'email', to: email }]);
    expect(found).toMatchObject({ reason: 'hard-bounce' });
  });
});
