// Runs a command, such as a start of the whole product, with DATABASE_URL naming a new PostgreSQL that holds the demo data.
// If none is installed, the command runs without it: node on-postgres.ts <script> [argument…]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startCluster } from './postgres-cluster.ts';

const cluster = await startCluster();
const database = cluster && { DATABASE_URL: cluster.url, AWAJ_SEED: 'demo' };
const env = { ...process.env, ...database };
const command = spawn(process.execPath, process.argv.slice(2), { env, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => command.kill(signal));
const [code] = await once(command, 'exit');
await cluster?.stop();
process.exitCode = code ?? 1;
