import { dayMs } from '@awaj/domain/duration';
import { parseBirr } from '@awaj/domain/money';
import { isGivenName } from '@awaj/domain/person-name';
import { type Phone, parsePhone } from '@awaj/domain/phone';
import { findPlan } from '@awaj/domain/plan';
import { type Command, InvalidArgumentError } from 'commander';
import type { Database } from '../database/database.ts';
import { currentPlans } from '../modules/billing/invoices/plan-prices.ts';
import {
  createDiscountLink,
  createTrialLink,
  type Discount,
  isDiscount,
  type NewLink,
} from '../modules/campaigns/campaign-links.ts';
import { daysFrom } from './arguments.ts';
import { change, type Operation, requireWebUrl, UsageError, type WithDatabase, withDryRun } from './operation.ts';

interface LinkOptions {
  name: string;
  phone: Phone;
  days: number;
  dryRun?: boolean;
}

function phoneFrom(text: string): Phone {
  const phone = parsePhone(text);
  if (!phone.ok) throw new InvalidArgumentError('It is not an Ethiopian mobile number.');
  return phone.value;
}

function nameFrom(text: string): string {
  if (isGivenName(text)) return text.trim();
  throw new InvalidArgumentError('It is empty.');
}

/** Parses "3:500", which takes 500 birr off plan 3. The option can be repeated for other plans. */
function discountFrom(text: string, before: readonly Discount[] = []): Discount[] {
  const [id = '', birr = ''] = text.split(':');
  const plan = findPlan(Number(id));
  const amount = parseBirr(birr);
  const discount = plan && amount.ok ? { planId: plan.id, amount: amount.value } : null;
  if (!discount) throw new InvalidArgumentError('Write 3:500 for 500 birr off plan 3.');
  if (before.some(({ planId }) => planId === discount.planId))
    throw new InvalidArgumentError('Name each plan only once.');
  return [...before, discount];
}

async function requireDiscounts(trx: Database, discounts: readonly Discount[], now: Date): Promise<void> {
  const plans = await currentPlans(trx, now);
  if (discounts.some((discount) => !isDiscount(discount, plans)))
    throw new UsageError('Write 3:500 for 500 birr off plan 3. A discount is more than 0 and less than the price.');
}

const linkCommand = (program: Command, name: string, days: number): Command =>
  withDryRun(program.command(name))
    .requiredOption('--name <name>', 'the name of the person', nameFrom)
    .requiredOption('--phone <phone>', 'their phone', phoneFrom)
    .option('--days <days>', 'for how many days the link works', daysFrom, days);

const newLink = ({ name, phone, days }: LinkOptions, { now }: Operation): NewLink => ({
  name,
  phone,
  expiresAt: new Date(now().getTime() + days * dayMs),
});

function addTrialLink(program: Command, withDatabase: WithDatabase): void {
  linkCommand(program, 'trial-link', 30)
    .description('Create a link that gives one person one trial; it is shown only now')
    .action((options: LinkOptions) =>
      withDatabase(async (operation) => {
        const webUrl = requireWebUrl(operation);
        await change(operation, options, async (trx) => {
          const id = await createTrialLink(trx, newLink(options, operation), operation.now());
          await operation.record(trx, 'trial-link', { name: options.name, phone: options.phone, days: options.days });
          operation.say(`${webUrl}/trial/${id}`);
        });
      }),
    );
}

function addDiscountLink(program: Command, withDatabase: WithDatabase): void {
  linkCommand(program, 'discount-link', 3)
    .description('Create a link that gives one person a discount on a plan, once; it is shown only now')
    .requiredOption('--off <plan:birr>', 'the discount on a plan, such as 3:500; can be repeated', discountFrom)
    .action((options: LinkOptions & { off: Discount[] }) =>
      withDatabase(async (operation) => {
        const webUrl = requireWebUrl(operation);
        await change(operation, options, async (trx) => {
          const { name, phone, days, off: discounts } = options;
          await requireDiscounts(trx, discounts, operation.now());
          const link = { ...newLink(options, operation), discounts };
          const id = await createDiscountLink(trx, link, operation.now());
          await operation.record(trx, 'discount-link', { name, phone, days, discounts });
          operation.say(`${webUrl}/discount/${id}`);
        });
      }),
    );
}

export function addCampaignCommands(program: Command, withDatabase: WithDatabase): void {
  addTrialLink(program, withDatabase);
  addDiscountLink(program, withDatabase);
}
