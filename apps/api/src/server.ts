// Reads the environment, opens and fills the database, and listens.
import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { announceWebhook, type Listening, poll } from './modules/telegram/polling.ts';
import { hasTenders, settleTenders } from './modules/tenders/tenders.writer.ts';
import { type Database, openEmbedded, openPostgres } from './platform/database.ts';
import { parseEnvironment } from './platform/environment.ts';
import { EnvironmentError } from './platform/environment-error.ts';
import { createMetrics } from './platform/metrics.ts';
import { migrate } from './platform/migrate.ts';
import { createJobRunner } from './platform/queue.ts';
import { createJobs, createServices, type Services } from './services.ts';

const graceMs = 10_000;
const now = () => new Date();

/** The demo data is a large program, which is loaded only where there is nothing yet. */
async function fillEmpty(db: Database): Promise<void> {
  if (await hasTenders(db)) return;
  const { seedDemo } = await import('./seed/load.ts');
  await seedDemo(db, now());
}

function listenToTelegram({ bot, outside, addresses }: Services, report: (error: unknown) => void): Listening | null {
  const { updates, webhookSecret } = outside.telegram;
  const { api, mini: miniUrl } = addresses;
  if (updates === 'polling') return poll(bot, miniUrl, report);
  void announceWebhook(bot, { url: `${api}/webhooks/telegram`, secret: webhookSecret, miniUrl }, report);
  return null;
}

async function main(): Promise<void> {
  const environment = parseEnvironment(process.env);
  const { databaseUrl, dataFolder, host, port } = environment;
  const database = databaseUrl ? openPostgres(databaseUrl) : await openEmbedded(dataFolder);
  const { db } = database;
  try {
    await migrate(db);
    if (environment.seedsDemo) await fillEmpty(db);
    await settleTenders(db, now());
    const runner = createJobRunner(database.jobStore);
    const services = createServices({ ...environment, db, now, queue: runner.queue });
    const metrics = createMetrics();
    const { origins, metricsToken } = environment;
    const app = await buildApp({ ...services, origins, metrics, metricsToken, log: { level: 'info' } });
    await runner.open(createJobs(services));
    await runner.work((err) => {
      metrics.jobs.inc();
      app.log.error({ err }, 'a job failed');
    });
    const telegram = listenToTelegram(services, (err) => app.log.error({ err }, 'Telegram failed'));
    closeWithGrace({ delay: graceMs }, async ({ err }) => {
      if (err) app.log.error({ err }, 'stopping after an error');
      await app.close();
      await telegram?.stop();
      await runner.stop();
      services.carriers.email.close();
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
