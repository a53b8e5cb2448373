import { hourMs } from '@awaj/domain/duration';
import { jobs } from '../jobs/schedule.ts';
import type { Channel } from '../modules/notifications/channels.ts';
import { moveOn } from './clock.ts';
import { run } from './operator.ts';
import { inFull, type Person, prove, signUp } from './people.ts';
import type { World } from './world.ts';

export const messageTo = ({ db }: World, to: string) =>
  db.selectFrom('messages').selectAll().where('recipient', '=', to).executeTakeFirstOrThrow();

/** Moves the clock on, and runs the sweep and the due deliveries. */
export async function sweep(world: World, afterMs: number): Promise<void> {
  moveOn(world, afterMs);
  await world.services.queue.send(world.db, jobs.sweepMessages.name, {});
  await world.drain();
}

/** A member who gets a receipt by one channel. */
export async function payer(world: World, channel: Channel) {
  moveOn(world, hourMs);
  const person = await signUp(world);
  if (channel !== 'telegram') await prove(world, person, channel === 'sms' ? 'phone' : 'email');
  const chat = 5_000_000 + Number(person.phone.slice(-5));
  if (channel === 'telegram')
    await world.db.updateTable('users').set({ telegram_id: chat }).where('email', '=', person.email).execute();
  const to = { email: person.email, sms: inFull(person.phone), telegram: String(chat) }[channel];
  return { ...person, to };
}

export const pay = (world: World, { invoiceNumber }: Person) =>
  run(world, 'mark-paid', invoiceNumber, '--amount', '2360', '--reference', invoiceNumber);
