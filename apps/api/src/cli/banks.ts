import { type Command, InvalidArgumentError } from 'commander';
import type { Database } from '../database/database.ts';
import {
  addBank,
  type Bank,
  type BankAccount,
  editBank,
  findBank,
  listBanks,
  removeBank,
} from '../modules/billing/invoices/bank-accounts.ts';
import { wordsFrom } from './arguments.ts';
import { change, UsageError, type WithDatabase, withDryRun, withJson } from './operation.ts';
import { printRows } from './table.ts';

interface Options {
  name?: string;
  account?: string;
  holder?: string;
  dryRun?: boolean;
}

function accountFrom(text: string): string {
  const account = text.trim();
  if (/^[\d\s-]{5,34}$/.test(account)) return account;
  throw new InvalidArgumentError('Write the account number: at least five digits.');
}

async function requireBank(trx: Database, text: string): Promise<Bank> {
  const bank = await findBank(trx, text);
  if (!bank) throw new UsageError(`There is no bank "${text}".`);
  return bank;
}

const editOf = ({ name, account, holder }: Options): Partial<BankAccount> => ({
  ...(name !== undefined && { bankName: name }),
  ...(account !== undefined && { accountNumber: account }),
  ...(holder !== undefined && { accountName: holder }),
});

const taken = (name: string) => new UsageError(`There is already a bank "${name}". Change it with "bank edit".`);

function addAdding(group: Command, withDatabase: WithDatabase): void {
  withDryRun(group.command('add'))
    .description('Add an account for bank transfers; payers see it immediately')
    .argument('<name>', 'the bank', wordsFrom)
    .requiredOption('--account <number>', 'the number of our account', accountFrom)
    .requiredOption('--holder <name>', 'the name of the account holder', wordsFrom)
    .action((bankName: string, options: Required<Pick<Options, 'account' | 'holder'>> & Options) =>
      withDatabase((operation) =>
        change(operation, options, async (trx) => {
          const account = { bankName, accountNumber: options.account, accountName: options.holder };
          const id = await addBank(trx, account);
          if (id === null) throw taken(bankName);
          await operation.record(trx, 'bank add', { id, ...account });
          operation.say(`Added ${bankName} with the number ${id}.`);
        }),
      ),
    );
}

function addEditing(group: Command, withDatabase: WithDatabase): void {
  withDryRun(group.command('edit'))
    .description('Change the name of a bank or our account there')
    .argument('<bank>', 'the name or number of the bank')
    .option('--name <name>', 'its name', wordsFrom)
    .option('--account <number>', 'the number of our account', accountFrom)
    .option('--holder <name>', 'the name of the account holder', wordsFrom)
    .action((text: string, options: Options) =>
      withDatabase((operation) =>
        change(operation, options, async (trx) => {
          const edit = editOf(options);
          if (Object.keys(edit).length === 0) throw new UsageError('Name what to change, see --help.');
          const { id, bank_name } = await requireBank(trx, text);
          if (!(await editBank(trx, id, edit))) throw taken(options.name ?? '');
          await operation.record(trx, 'bank edit', { id, ...edit });
          operation.say(`Changed ${bank_name}.`);
        }),
      ),
    );
}

export function addBankCommands(program: Command, withDatabase: WithDatabase): void {
  const group = program.command('bank').description('Accounts for bank transfers');
  withJson(group.command('list'))
    .description('List the accounts for bank transfers')
    .action((options: { json?: boolean }) =>
      withDatabase(async (operation) => {
        const banks = await listBanks(operation.db);
        const rows = banks.map(({ id, bank_name: bank, account_number: account, account_name: holder }) => {
          return { id, bank, account, holder };
        });
        printRows(operation, rows, { ...options, none: 'There are no banks. Add one with "bank add".' });
      }),
    );
  addAdding(group, withDatabase);
  addEditing(group, withDatabase);
  withDryRun(group.command('remove'))
    .description('Stop offering an account to payers')
    .argument('<bank>', 'the name or number of the bank')
    .action((text: string, options: { dryRun?: boolean }) =>
      withDatabase((operation) =>
        change(operation, options, async (trx) => {
          const bank = await requireBank(trx, text);
          await removeBank(trx, bank.id);
          await operation.record(trx, 'bank remove', bank);
          operation.say(`${bank.bank_name} is no longer offered.`);
        }),
      ),
    );
}
