import { dayMs } from '@awaj/domain/duration';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Job } from '../../../jobs/queue.ts';
import { jobs } from '../../../jobs/schedule.ts';
import { findProvenAddress } from '../../identity/proven-address.ts';
import { channels } from '../../notifications/channels.ts';
import type { Outbox } from '../../notifications/notification.ts';
import { isReachable } from '../../notifications/suppressions.ts';
import { isPaid, lockWithOwner } from '../invoices/invoices.repository.ts';
import { sendReceipt } from './payment-notices.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  messages: Outbox;
}

interface Unsent {
  messageId: string;
  invoiceId: number;
  /** The payment, as its receipt is named after it. */
  about: string;
}

const atOnce = 200;
/** A contact that is verified later than this gets no receipt any more. */
const lateMs = 30 * dayMs;

/** Receipts that had nowhere to go, of people who have a verified contact by now. */
async function findUnsent(db: Database, now: Date): Promise<Unsent[]> {
  const { rows } = await sql<Unsent>`
    select m.id as "messageId", l.invoice_id as "invoiceId", l.provider || ' ' || l.reference as about
    from messages m join users u on u.id = m.user_id
    join invoices i on i.user_id = u.id
    join ledger l on l.invoice_id = i.id and l.kind = 'payment'
      and m.event = 'paymentReceived ' || l.provider || ' ' || l.reference
    where m.template = 'paymentReceived' and m.reason = 'no-contact'
      and m.created_at > ${new Date(now.getTime() - lateMs)}::timestamptz
      and (${sql.join(channels.map(isReachable), sql` or `)})
    order by m.created_at limit ${atOnce}`.execute(db);
  return rows;
}

/**
 * Most people pay before they have verified a contact. Their receipt is sent within a minute after they have verified
 * one.
 */
export function createLateReceipts({ db, now, messages }: Dependencies): Job {
  const send = ({ messageId, invoiceId, about }: Unsent) =>
    db.transaction().execute(async (trx) => {
      const invoice = await lockWithOwner(trx, invoiceId);
      if (!isPaid(invoice) || invoice.user_id === null) return;
      const payer = await findProvenAddress(trx, invoice.user_id);
      if (!payer?.address) return;
      const bought = trx.selectFrom('subscriptions').select('ends_at').where('invoice_id', '=', invoiceId);
      const subscription = await bought.executeTakeFirst();
      const unsent = trx.deleteFrom('messages').where('id', '=', messageId).where('reason', '=', 'no-contact');
      const { numDeletedRows } = await unsent.executeTakeFirst();
      if (numDeletedRows === 0n) return;
      await sendReceipt(trx, messages, invoice, { activeUntil: subscription?.ends_at ?? null, about });
    });

  return {
    ...jobs.sendLateReceipts,
    async run() {
      for (const unsent of await findUnsent(db, now())) await send(unsent);
    },
  };
}
