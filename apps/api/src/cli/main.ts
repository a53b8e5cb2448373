// The operator's commands, on the database that the environment names.
import { openEmbedded, openPostgres } from '../platform/database.ts';
import { parseEnvironment } from '../platform/environment.ts';
import { EnvironmentError } from '../platform/environment-error.ts';
import { migrate } from '../platform/migrate.ts';
import { operatorName, UsageError, type WithDatabase } from './operation.ts';
import { createProgram } from './program.ts';

const now = () => new Date();

const withDatabase: WithDatabase = async (work) => {
  const { databaseUrl, dataFolder, addresses } = parseEnvironment(process.env);
  const database = databaseUrl ? openPostgres(databaseUrl) : await openEmbedded(dataFolder);
  try {
    await migrate(database.db);
    await work({
      db: database.db,
      now,
      webUrl: addresses.web,
      say: (line) => console.log(line),
      async record(db, command, details) {
        const row = { command, operator: operatorName(), details: JSON.stringify(details), done_at: now() };
        await db.insertInto('operator_actions').values(row).execute();
      },
    });
  } finally {
    await database.close();
  }
};

try {
  await createProgram(withDatabase).parseAsync();
} catch (error) {
  const isExpected = error instanceof UsageError || error instanceof EnvironmentError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
