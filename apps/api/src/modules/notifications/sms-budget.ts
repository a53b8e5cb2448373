import { dateInAddis } from '@awaj/domain/ethiopian-calendar';
import { sql } from 'kysely';
import { Counter, Gauge } from 'prom-client';
import type { Database } from '../../database/database.ts';
import { isCode } from './notification.ts';

/** The part of the budget that is reserved for codes, because people need them to log in. */
const reservedPart = 0.2;

interface Spending {
  message: { template: string };
  at: Date;
}

/** Codes may use the whole budget, other messages only the part that is not reserved. */
const mostOf = (daily: number, message: Spending['message']): number =>
  isCode(message) ? daily : Math.floor(daily * (1 - reservedPart));

/** Counts an SMS, and says whether today's budget has room for it. */
export async function takeSms(trx: Database, daily: number, { message, at }: Spending): Promise<boolean> {
  const most = mostOf(daily, message);
  // One statement, so that concurrent messages cannot exceed the budget.
  const { rows } = await sql`
    insert into sms_days (day, sent) select ${dateInAddis(at)}::date, 1 where ${most} > 0
    on conflict (day) do update set sent = sms_days.sent + 1 where sms_days.sent < ${most}
    returning day`.execute(trx);
  return rows.length > 0;
}

/** Whether today's budget has room for an SMS, without counting one. */
export async function isSmsLeft(db: Database, daily: number, { message, at }: Spending): Promise<boolean> {
  const today = db.selectFrom('sms_days').select('sent').where('day', '=', dateInAddis(at));
  return ((await today.executeTakeFirst())?.sent ?? 0) < mostOf(daily, message);
}

/** Metrics for operators: today's two numbers, and the SMS not sent for lack of budget. */
export function createSmsMetrics({ db, now, daily }: { db: Database; now: () => Date; daily: number }) {
  const refused = new Counter({
    name: 'sms_refused_total',
    help: 'SMS that were not sent because the budget of the day was spent, by template.',
    labelNames: ['template'],
    registers: [],
  });
  const today = new Gauge({
    name: 'sms_today',
    help: 'SMS handed over today, and how many a day has.',
    labelNames: ['of'],
    registers: [],
    async collect() {
      const days = db.selectFrom('sms_days').select('sent').where('day', '=', dateInAddis(now()));
      this.set({ of: 'budget' }, daily);
      // Without the database only this metric is missing.
      this.remove({ of: 'sent' });
      await days.executeTakeFirst().then(
        (row) => this.set({ of: 'sent' }, row?.sent ?? 0),
        () => {},
      );
    },
  });
  return { refused, today };
}

export type SmsMetrics = ReturnType<typeof createSmsMetrics>;
