// The operator's commands, on the database that the environment names.
import { openEmbedded, openPostgres } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { parseEnvironment } from '../settings/environment.ts';
import { explain } from '../settings/startup-error.ts';
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
      // A link to this machine, which is where the website is when nothing is set, helps nobody it is sent to.
      webUrl: process.env.WEB_URL ? addresses.web : null,
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
  console.error(error instanceof UsageError ? error.message : (explain(error) ?? error));
  process.exitCode = 1;
}
