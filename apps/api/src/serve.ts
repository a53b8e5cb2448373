// Starts everything that works on an open database: calls, jobs and the bot.
import { setTimeout as delay } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from './app.ts';
import { takeCommands } from './cli/remote/take-commands.ts';
import { startClock } from './database/clock.ts';
import type { Database, OpenDatabase } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { createLogStream } from './http/log-lines.ts';
import { createMetrics } from './http/metrics.ts';
import { createJobRunner } from './jobs/queue.ts';
import { createWorkers } from './jobs/workers.ts';
import { closeExpiredTenders, hasTenders } from './modules/catalog/tenders/records/tenders.writer.ts';
import { startCollecting, usualCollecting } from './modules/collecting/collectors/collect-due.ts';
import { announceWebhook, type Listening, poll } from './modules/telegram/polling.ts';
import { createBacklogs, createJobs, createServices, type Services } from './services.ts';
import type { Environment } from './settings/environment.ts';

const graceMs = 10_000;
/** How many connections may wait to be accepted. The kernel drops further ones without any answer. */
const backlog = 4_096;
/** The demo data is a large module, loaded only for an empty database. */
async function fillEmpty(db: Database, now: Date): Promise<void> {
  if (await hasTenders(db)) return;
  const { seedDemo } = await import('./seed/seed-demo.ts');
  await seedDemo(db, now);
}

async function collectFromSandbox(db: Database, firstPort: number, now: Date): Promise<void> {
  const { seedCollectors } = await import('./seed/seed-collectors.ts');
  await seedCollectors(db, firstPort, now);
}

function listenToTelegram({ bot, providers, addresses }: Services, report: (error: unknown) => void): Listening {
  const { updates, webhookSecret } = providers.telegram;
  const { api, mini: miniUrl } = addresses;
  if (updates === 'polling') return poll(bot, miniUrl, report);
  return announceWebhook(bot, { url: `${api}/webhooks/telegram`, secret: webhookSecret, miniUrl }, report);
}

function startCollectingHere(db: Database, now: () => Date, asksThisMachine: boolean, log: FastifyBaseLogger) {
  return startCollecting({
    ...usualCollecting(db, now, { allowsLoopback: asksThisMachine }),
    onRun: (report) =>
      report.alarm === null ? log.info(report, 'collected') : log.warn(report, 'a collector has an alarm'),
    onError: (err) => log.error({ err }, 'a collector failed'),
  });
}

/** Returns when the server listens. It runs until the process is told to stop. */
export async function serve(environment: Environment, database: OpenDatabase): Promise<void> {
  const { db, reads } = database;
  const { now, stop: stopClock } = await startClock(db);
  await migrate(db);
  if (environment.seedsDemo) await fillEmpty(db, now());
  if (environment.demoSitesPort !== null) await collectFromSandbox(db, environment.demoSitesPort, now());
  await closeExpiredTenders(db, now());
  const runner = createJobRunner(database.jobStore);
  const services = createServices({ ...environment, db, reads, now, queue: runner.queue });
  const metrics = createMetrics();
  const { origins, metricsToken, host, port, trustedProxies, forwardSecret, drainMs } = environment;
  let isDraining = false;
  const app = await buildApp({
    ...services,
    origins,
    metrics,
    metricsToken,
    trustedProxies,
    forwardSecret,
    isDraining: () => isDraining,
    log: { level: 'info', stream: createLogStream() },
  });
  await runner.open(createJobs(services));
  const reportJob = (err: unknown) => {
    metrics.jobs.inc();
    app.log.error({ err }, 'a job failed');
  };
  await runner.work(reportJob);
  const workers = createWorkers(createBacklogs(services));
  workers.start(reportJob);
  const { messages } = services;
  const { asksThisMachine } = environment;
  const commands = environment.databaseUrl
    ? null
    : await takeCommands(environment.dataFolder, { db, now, messages, asksThisMachine, untilStopped: null }, (err) =>
        app.log.error({ err }, 'a command failed'),
      );
  const telegram = listenToTelegram(services, (err) => app.log.error({ err }, 'Telegram failed'));
  const collecting = environment.collects ? startCollectingHere(db, now, asksThisMachine, app.log) : null;
  closeWithGrace({ delay: drainMs + graceMs }, async ({ err }) => {
    if (err) app.log.error({ err }, 'stopping after an error');
    isDraining = true;
    if (!err) await delay(drainMs);
    await app.close();
    await telegram.stop();
    await collecting?.stop();
    await commands?.close();
    await Promise.all([runner.stop(), workers.stop()]);
    services.mailSender.close();
    stopClock();
    await database.close();
  });
  await app.listen({ host, port, backlog });
}
