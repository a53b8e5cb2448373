// Reads the environment, opens the database and listens.
import { type OpenDatabase, openEmbedded, openPostgres } from './database/database.ts';
import { type Environment, parseEnvironment } from './settings/environment.ts';
import { explain } from './settings/startup-error.ts';

const open = async ({ databaseUrl, poolSize, dataFolder }: Environment): Promise<OpenDatabase> =>
  databaseUrl ? openPostgres(databaseUrl, poolSize) : openEmbedded(dataFolder);

async function main(): Promise<void> {
  const environment = parseEnvironment(process.env);
  // PGlite compiles while the rest of the program is loaded.
  const [database, { serve }] = await Promise.all([open(environment), import('./serve.ts')]);
  try {
    await serve(environment, database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

main().catch((error: unknown) => {
  const sentence = explain(error);
  console.error(sentence ? `api: ${sentence}` : error);
  process.exit(1);
});
