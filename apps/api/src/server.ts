// Reads the environment, opens the database, and answers.
import { type OpenDatabase, openEmbedded, openPostgres } from './platform/database.ts';
import { type Environment, parseEnvironment } from './platform/environment.ts';
import { EnvironmentError } from './platform/environment-error.ts';

const open = async ({ databaseUrl, dataFolder }: Environment): Promise<OpenDatabase> =>
  databaseUrl ? openPostgres(databaseUrl) : openEmbedded(dataFolder);

async function main(): Promise<void> {
  const environment = parseEnvironment(process.env);
  // The embedded database is compiled while the rest of the program is read.
  const [database, { serve }] = await Promise.all([open(environment), import('./serve.ts')]);
  try {
    await serve(environment, database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

function explain(error: unknown): string | null {
  if (error instanceof EnvironmentError) return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Stop it, or set API_PORT.`;
  if (code === 'ECONNREFUSED') return 'There is no PostgreSQL at the address in DATABASE_URL.';
  return null;
}

main().catch((error: unknown) => {
  const sentence = explain(error);
  console.error(sentence ? `api: ${sentence}` : error);
  process.exit(1);
});
