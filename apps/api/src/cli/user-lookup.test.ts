import { expect, it } from 'vitest';
import { onOneDatabase } from '../testing/on-databases.ts';
import { run, runForJson } from '../testing/operator.ts';
import { inFull, prove, signUp } from '../testing/people.ts';
import type { World } from '../testing/world.ts';

async function signUpAs(world: World, first_name: string, last_name: string) {
  const person = await signUp(world);
  await world.db.updateTable('users').set({ first_name, last_name }).where('email', '=', person.email).execute();
  return person;
}

onOneDatabase('the user lookup', (world) => {
  const idsOf = async (text: string) =>
    (await runForJson(world(), 'user', 'find', text)).map(({ id }: { id: number }) => id);

  it('finds a user by a phone in any spelling, by email and by number', async () => {
    const person = await signUp(world());
    const [id] = await idsOf(person.email);
    const digits = person.phone.slice(1);
    const spellings = [
      person.phone,
      `+251${digits}`,
      `251${digits}`,
      `00251 ${digits}`,
      digits,
      `${person.phone.slice(0, 4)}-${person.phone.slice(4)}`,
    ];
    for (const text of [...spellings, person.email.toUpperCase(), String(id)]) expect(await idsOf(text)).toEqual([id]);
  });

  it('lists all users with a part of a name, in Amharic too, and nobody for a wildcard', async () => {
    await signUpAs(world(), 'ትዕግስት', 'መኮንን');
    await signUpAs(world(), 'ትዕግስት', 'አበበ');
    expect(await idsOf('ትዕግስት')).toHaveLength(2);
    expect(await idsOf('ትዕግስት  መኮ')).toHaveLength(1);
    expect(await idsOf('%')).toEqual([]);
    const said = await run(world(), 'user', 'find', 'ትዕግስት');
    expect(said[0]).toMatch(/^ *id {2}name +company +phone/);
    expect(said).toHaveLength(3);
    expect(await run(world(), 'user', 'find', 'Nobody At All')).toEqual([
      'There is no user with the phone, email, id or name "Nobody At All".',
    ]);
  });

  it('lists the candidates of an ambiguous name, and refuses a destructive command by a part of a name', async () => {
    await signUpAs(world(), 'Zewditu', 'One');
    const other = await signUpAs(world(), 'Zewditu', 'Two');
    await expect(run(world(), 'user', 'show', 'Zewditu')).rejects.toThrow(/matches several: Zewditu One \(\d+, 092/);
    await expect(run(world(), 'user', 'delete', 'Zewditu Two')).rejects.toThrow(/by phone, email or number/);
    await run(world(), 'user', 'delete', other.email);
    expect(await idsOf('Zewditu Two')).toEqual([]);
  });

  it('shows everything about a user except secrets', async () => {
    const person = await signUp(world());
    await prove(world(), person, 'phone');
    await run(world(), 'mark-paid', person.invoiceNumber, '--amount', '2360', '--reference', `FT ${person.phone}`);
    const shown = await runForJson(world(), 'user', 'show', person.phone);
    expect(shown).toMatchObject({
      name: 'Abebe Kebede',
      phone: `${inFull(person.phone)}, verified`,
      sessions: 1,
      plan: '1 Year',
      active: true,
      subscriptions: [{ plan: '1 Year', trial: false, invoice: person.invoiceNumber }],
      invoices: [{ number: person.invoiceNumber, state: 'paid', amount: 2360, method: 'Bank Transfer' }],
      orders: [],
      messages: [{ by: 'sms', to: inFull(person.phone), about: 'paymentReceived', state: 'waiting' }],
    });
    const said = (await run(world(), 'user', 'show', person.phone)).join('\n');
    expect(said).toContain('\ninvoices');
    expect(said).toMatch(/\ndays left +\d+\n/);
    expect(`${said}${JSON.stringify(shown)}`).not.toMatch(/argon2|password|sealed|token/);
  });
});
