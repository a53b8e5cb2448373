import { type CalendarDate, instantInAddis } from '@awaj/domain/ethiopian-calendar';
import { formatInvoiceMoney, type Santim } from '@awaj/domain/money';
import { findPlan, type Plan, plans } from '@awaj/domain/plan';
import { type Command, InvalidArgumentError } from 'commander';
import { currentPlans, priceHistory, setPrice } from '../modules/billing/invoices/plan-prices.ts';
import { amountFrom, dateFrom } from './arguments.ts';
import { change, UsageError, type WithDatabase, withDryRun, withJson } from './operation.ts';
import { money, printRows } from './table.ts';

/** Finds a plan by its number or its English name. */
function planFrom(text: string): Plan {
  const named = plans.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase());
  const plan = named ?? findPlan(Number(text));
  if (plan) return plan;
  throw new InvalidArgumentError(`Write ${plans.map(({ id, name }) => `${id} for ${name}`).join(', ')}.`);
}

function addList(group: Command, withDatabase: WithDatabase): void {
  withJson(group.command('list'))
    .description('List the past, current and future prices of each plan')
    .action((options: { json?: boolean }) =>
      withDatabase(async (operation) => {
        const at = operation.now();
        const current = new Map((await currentPlans(operation.db, at)).map(({ id, price }) => [id, price]));
        const isNow = (price: { plan_id: Plan['id']; price: Santim; valid_from: Date }) =>
          price.valid_from <= at && price.price === current.get(price.plan_id);
        const rows = (await priceHistory(operation.db)).map((row) => ({
          id: row.plan_id,
          plan: findPlan(row.plan_id)?.name ?? '',
          price: money(row.price),
          from: row.valid_from.getTime() === 0 ? null : row.valid_from,
          holds: row.valid_from > at ? 'later' : isNow(row) ? 'now' : 'before',
        }));
        printRows(operation, rows, { ...options, none: 'No plan has a price yet.' });
      }),
    );
}

function addPricing(group: Command, withDatabase: WithDatabase): void {
  withDryRun(group.command('price'))
    .description('Set the price of a plan with VAT, immediately or from a date on; open invoices keep their price')
    .argument('<plan>', 'its number or name; "plan list" has them', planFrom)
    .argument('<birr>', 'the price, such as 2360', amountFrom)
    .option('--from <day>', 'the first day of the new price, such as 2027-01-01', dateFrom)
    .action((plan: Plan, price: Santim, options: { from?: CalendarDate; dryRun?: boolean }) =>
      withDatabase((operation) =>
        change(operation, options, async (trx) => {
          const now = operation.now();
          const { from } = options;
          const validFrom = from ? instantInAddis(from, { hour: 0, minute: 0 }) : now;
          if (validFrom < now)
            throw new UsageError(`${from} has already begun. Leave out --from to change the price now.`);
          await setPrice(trx, { plan_id: plan.id, price, valid_from: validFrom });
          await operation.record(trx, 'plan price', { planId: plan.id, price, validFrom });
          const since = from ? `from ${from} on` : 'from now on';
          operation.say(`${plan.name} costs ${formatInvoiceMoney(price)} ${since}. Open invoices keep their amount.`);
        }),
      ),
    );
}

export function addPlanCommands(program: Command, withDatabase: WithDatabase): void {
  const group = program.command('plan').description('Plans and their prices');
  addList(group, withDatabase);
  addPricing(group, withDatabase);
}
