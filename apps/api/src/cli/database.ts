import type { Command } from 'commander';
import { hasTenders } from '../modules/catalog/tenders/records/tenders.writer.ts';
import { UsageError, type WithDatabase } from './operation.ts';

export function addDatabaseCommands(program: Command, withDatabase: WithDatabase): void {
  program
    .command('migrate')
    .description('Migrate the database; does nothing if it is up to date')
    .action(() => withDatabase(async ({ say }) => say('The database is up to date.')));

  program
    .command('seed')
    .description('Fill an empty database with the demo data')
    .action(() =>
      withDatabase(async ({ db, now, say }) => {
        if (await hasTenders(db)) throw new UsageError('This database already contains tenders; nothing was added.');
        // The demo data is a large module, which no other command needs.
        const { seedDemo } = await import('../seed/seed-demo.ts');
        await seedDemo(db, now());
        say('The demo data is in the database.');
      }),
    );
}
