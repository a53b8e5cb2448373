import closeWithGrace from 'close-with-grace';
import { buildSandbox } from './app.ts';
import { parseEnvironment } from './environment.ts';

const host = '127.0.0.1';

const reading = parseEnvironment(process.env);
if (!reading.ok) stop(reading.message);

const { port, miniUrl, botToken } = reading.environment;
const sandbox = buildSandbox({ miniUrl, botToken, now: () => new Date() });

try {
  await sandbox.listen({ port, host });
} catch (error) {
  if (!isPortTaken(error)) throw error;
  stop(`Port ${port} on ${host} is taken, so the sandbox cannot start: free it, or set SANDBOX_PORT to another.`);
}

closeWithGrace({ delay: 5_000 }, async ({ err }) => {
  if (err) console.error(err);
  await sandbox.close();
});
console.log(`Sandbox: ${sandbox.listeningOrigin}`);

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
