import { type Command, InvalidArgumentError } from 'commander';
import type { Database } from '../database/database.ts';
import type { Cause } from '../modules/catalog/tenders/records/tender-events.ts';
import { change, type Operation, type WithDatabase, withDryRun } from './operation.ts';

export interface TenderFlags {
  dryRun?: boolean;
  reason?: string;
}

type Done = { details: object; said: string };

function reasonFrom(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('It is empty.');
  return text.trim();
}

/** Adds an action that changes a tender in a transaction, with --dry-run and a row in the audit. */
export function changeTenderBy<Options extends TenderFlags>(
  command: Command,
  withDatabase: WithDatabase,
  work: (trx: Database, tender: string, options: Options, cause: Cause, operation: Operation) => Promise<Done>,
): void {
  withDryRun(command)
    .option('--reason <text>', "the reason, for the operators' timeline", reasonFrom)
    .action((text: string, options: Options) =>
      withDatabase((operation) =>
        change(operation, options, async (trx) => {
          const cause = { at: operation.now(), operator: operation.operator, reason: options.reason ?? null };
          const { details, said } = await work(trx, text, options, cause, operation);
          await operation.record(trx, `tender ${command.name()}`, { tender: text, ...details });
          operation.say(said);
        }),
      ),
    );
}
