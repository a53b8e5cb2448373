import { dayMs } from '@awaj/domain/duration';
import { type CalendarDate, dateInAddis } from '@awaj/domain/ethiopian-calendar';
import { findPlan } from '@awaj/domain/plan';
import type { Command } from 'commander';
import { type Takings, takingsOf } from '../modules/billing/settlement/takings.ts';
import { endingsBetween } from '../modules/billing/subscriptions/plan-endings.repository.ts';
import { dateFrom, daysFrom } from './arguments.ts';
import { nameOf } from './find-user.ts';
import { UsageError, type WithDatabase, withJson } from './operation.ts';
import { counted, money, printRows, type Row } from './table.ts';

const rowOf = ({ provider, payments, received, refunds, returned }: Takings): Row => ({
  provider,
  payments,
  received: money(received),
  refunds,
  returned: money(returned),
  net: money(received - returned),
});

function sumOf(all: readonly Takings[]): Takings {
  const sum = { provider: 'all', payments: 0, received: 0, refunds: 0, returned: 0 };
  for (const each of all)
    for (const key of ['payments', 'received', 'refunds', 'returned'] as const) sum[key] += each[key];
  return sum;
}

interface Span {
  from?: CalendarDate;
  to?: CalendarDate;
  json?: boolean;
}

export function addTakingsCommand(program: Command, withDatabase: WithDatabase): void {
  withJson(program.command('takings'))
    .description('Show payments and refunds by provider: of today, of a day or of several days, in Addis Ababa time')
    .argument('[day]', 'such as 2026-11-25', dateFrom)
    .option('--from <day>', 'the first of several days', dateFrom)
    .option('--to <day>', 'the last of several days; today by default', dateFrom)
    .action((day: CalendarDate | undefined, options: Span) =>
      withDatabase(async (operation) => {
        const today = dateInAddis(operation.now());
        const to = day ?? options.to ?? today;
        const from = day ?? options.from ?? to;
        if (day && (options.from || options.to)) throw new UsageError('Name one day, or --from and --to.');
        if (from > to) throw new UsageError(`${from} is after ${to}.`);
        const takings = await takingsOf(operation.db, from, to);
        const none = from === to ? `No payments on ${to}.` : `No payments from ${from} to ${to}.`;
        const rows = takings.length > 0 ? [...takings, sumOf(takings)] : [];
        printRows(operation, rows.map(rowOf), { ...options, none });
      }),
    );
}

export function addEndingSoonCommand(program: Command, withDatabase: WithDatabase): void {
  withJson(program.command('ending-soon'))
    .description('List people whose plan or trial ends soon, with name and telephone')
    .option('--days <days>', 'within how many days', daysFrom, 7)
    .action(({ days, json }: { days: number; json?: boolean }) =>
      withDatabase(async (operation) => {
        const now = operation.now();
        const ending = await endingsBetween(operation.db, now, new Date(now.getTime() + days * dayMs));
        const rows = ending.map((user) => ({
          id: user.id,
          name: nameOf(user),
          phone: user.phone,
          email: user.email,
          plan: findPlan(user.plan_id ?? 0)?.name ?? 'Welcome Trial',
          ends: user.ends_at,
        }));
        printRows(operation, rows, { json, none: `No plan ends within ${counted(days, 'day')}.` });
      }),
    );
}
