// Reads the environment, opens and fills the database, and listens.
import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { settleTenders } from './modules/tenders/tenders.writer.ts';
import { openEmbedded, openPostgres } from './platform/database.ts';
import { EnvironmentError, parseEnvironment } from './platform/environment.ts';
import { migrate } from './platform/migrate.ts';
import { seedDemo } from './seed/load.ts';

const settleEveryMs = 60_000;
const graceMs = 10_000;
const now = () => new Date();

async function main(): Promise<void> {
  const environment = parseEnvironment(process.env);
  const { databaseUrl, dataFolder, host, port } = environment;
  const database = databaseUrl ? openPostgres(databaseUrl) : await openEmbedded(dataFolder);
  const { db } = database;
  try {
    await migrate(db);
    if (environment.seedsDemo) await seedDemo(db, now());
    await settleTenders(db, now());
    const app = await buildApp({ ...environment, db, now, log: { level: 'info' } });
    const settling = setInterval(() => {
      settleTenders(db, now()).catch((err: unknown) => app.log.error({ err }, 'settling tenders failed'));
    }, settleEveryMs);
    closeWithGrace({ delay: graceMs }, async ({ err }) => {
      if (err) app.log.error({ err }, 'stopping after an error');
      clearInterval(settling);
      await app.close();
      await database.close();
    });
    await app.listen({ host, port });
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
