// Reads the environment, opens and fills the database, and listens.
import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { migrate, openEmbedded, openPostgres } from './platform/database.ts';
import { EnvironmentError, parseEnvironment } from './platform/environment.ts';
import { seedDemo } from './seed/load.ts';

async function main(): Promise<void> {
  const environment = parseEnvironment(process.env);
  const { databaseUrl, dataFolder, host, port } = environment;
  const database = databaseUrl ? openPostgres(databaseUrl) : await openEmbedded(dataFolder);
  const now = () => new Date();
  try {
    await migrate(database.db);
    if (environment.seedsDemo) await seedDemo(database.db, now());
    const app = await buildApp({ ...environment, db: database.db, now, logger: { level: 'info' } });
    await app.listen({ host, port });
    closeWithGrace({ delay: 10_000 }, async ({ err }) => {
      if (err) app.log.error({ err }, 'stopping after an error');
      await app.close();
      await database.close();
    });
  } catch (error) {
    await database.close();
    throw error;
  }
}

function explain(error: unknown): string | null {
  if (error instanceof EnvironmentError) return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Stop it, or set API_PORT.`;
  return null;
}

main().catch((error: unknown) => {
  const sentence = explain(error);
  console.error(sentence ? `api: ${sentence}` : error);
  process.exit(1);
});
