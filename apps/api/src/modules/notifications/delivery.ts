import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import type { Sealing } from '../../database/sealing.ts';
import { Undeliverable } from '../../http/errors.ts';
import type { Job } from '../../jobs/queue.ts';
import { jobs } from '../../jobs/schedule.ts';
import { isCode, type Notification } from './notification.ts';
import type { RenderedMessage } from './templates.ts';

export interface AddressedMessage extends RenderedMessage {
  to: string;
  /** Ours, by which a provider can tell a message that comes twice. */
  reference: string;
}

export interface Sent {
  provider: string;
  providerReference: string;
}

/** A way to reach people. It throws when the message did not leave, and `Undeliverable` when it never will. */
export interface Transport {
  send(message: AddressedMessage): Promise<Sent>;
  /** Whether a message that was perhaps sent did leave; transports that cannot tell have no such question. */
  find?(reference: string): Promise<Sent | null>;
}

export type Transports = Readonly<Record<Notification['channel'], Transport>>;

interface Dependencies {
  db: Database;
  sealing: Sealing;
  now: () => Date;
  transports: Transports;
}

type Row = Schema['messages'];

/** It did not arrive. The text stays for whoever sends it again, unless it holds a code. */
const failedAs = (row: Row, at: Date) => ({ failed_at: at, ...(isCode(row) && { sealed_text: null }) });

/** Marks the message as begun; null when it is done with. `started_at` is from before: set, it was begun once already. */
async function begin({ db, now }: Dependencies, id: string): Promise<Row | null> {
  return db.transaction().execute(async (trx) => {
    const row = await trx.selectFrom('messages').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (!row || row.sent_at || row.failed_at) return null;
    const isLate = row.expires_at <= now();
    const change = isLate ? failedAs(row, now()) : { started_at: now() };
    await trx.updateTable('messages').set(change).where('id', '=', id).execute();
    return isLate ? null : row;
  });
}

async function deliver({ sealing, transports }: Dependencies, row: Row): Promise<Sent> {
  const transport = transports[row.channel];
  const earlier = row.started_at ? await transport.find?.(row.id) : null;
  if (earlier) return earlier;
  const words: RenderedMessage = JSON.parse(sealing.unseal(Buffer.from(row.sealed_text ?? '')));
  return transport.send({ ...words, to: row.recipient, reference: row.id });
}

/** Delivers a queued message. A failure is tried again until the message is no longer worth it. */
export const createDeliveryJob = (dependencies: Dependencies): Job<{ id: string }> => ({
  ...jobs.deliverMessage,
  async run({ id }) {
    const { db, now } = dependencies;
    const row = await begin(dependencies, id);
    if (!row) return;
    try {
      const { provider, providerReference } = await deliver(dependencies, row);
      const outcome = { sent_at: now(), sealed_text: null, provider, provider_reference: providerReference };
      await db.updateTable('messages').set(outcome).where('id', '=', id).execute();
    } catch (error) {
      if (!(error instanceof Undeliverable)) throw error;
      await db.updateTable('messages').set(failedAs(row, now())).where('id', '=', id).execute();
    }
  },
});
