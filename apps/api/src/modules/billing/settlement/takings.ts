import { dayMs } from '@awaj/domain/duration';
import { type CalendarDate, dateInAddis, instantInAddis } from '@awaj/domain/ethiopian-calendar';
import type { Santim } from '@awaj/domain/money';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

export interface Takings {
  provider: string;
  payments: number;
  received: Santim;
  refunds: number;
  returned: Santim;
}

const midnight = { hour: 0, minute: 0 };

/** From the beginning of one day in Addis Ababa to the end of another. */
function spanOf(from: CalendarDate, to: CalendarDate): { start: Date; end: Date } {
  const dayAfter = dateInAddis(new Date(instantInAddis(to, midnight).getTime() + dayMs));
  return { start: instantInAddis(from, midnight), end: instantInAddis(dayAfter, midnight) };
}

/** The payments and refunds of each provider. */
export async function takingsOf(db: Database, from: CalendarDate, to: CalendarDate): Promise<Takings[]> {
  const { start, end } = spanOf(from, to);
  const total = (kind: Expression<SqlBool>) =>
    sql<Santim>`coalesce(sum(abs(amount)) filter (where ${kind}), 0)::bigint`;
  const count = (kind: Expression<SqlBool>) => sql<number>`count(*) filter (where ${kind})::int`;
  return db
    .selectFrom('ledger')
    .select((eb) => {
      const isPayment = eb('kind', '=', 'payment');
      const isRefund = eb('kind', '=', 'refund');
      return [
        'provider',
        count(isPayment).as('payments'),
        total(isPayment).as('received'),
        count(isRefund).as('refunds'),
        total(isRefund).as('returned'),
      ];
    })
    .where('booked_at', '>=', start)
    .where('booked_at', '<', end)
    .groupBy('provider')
    .orderBy('provider')
    .execute();
}
