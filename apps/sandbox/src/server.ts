import closeWithGrace from 'close-with-grace';
import { buildSandbox } from './app.ts';
import { parseEnvironment } from './environment.ts';
import { createMailServer } from './mail/mail-server.ts';
import { buildSites } from './newsroom/sites.ts';
import { createRelay } from './relay/relay.ts';
import { createWorld } from './world.ts';

const host = '127.0.0.1';

const reading = parseEnvironment(process.env);
if (!reading.ok) stop(reading.message);

const { port, smtpPort, sitesPort, exitsWithParent, ...options } = reading.environment;
const world = createWorld({ ...options, now: () => new Date() });
const sandbox = buildSandbox(world);
const mail = createMailServer(world);
const relay = createRelay(world);
const sites = buildSites(world);

await onFreePort('SANDBOX_PORT', port, () => sandbox.listen({ port, host }));
const mailPort = await onFreePort('SANDBOX_SMTP_PORT', smtpPort, () => mail.listen(smtpPort, host));
await sites.listen(host, (place, listen) => {
  const wanted = sitesPort === 0 ? 0 : sitesPort + place;
  return onFreePort('SANDBOX_SITES_PORT', wanted, () => listen(wanted));
});

// Any free port: the client page passes on its address.
await relay.listen(0, host);

const { close } = closeWithGrace({ delay: 5_000 }, async ({ err }) => {
  if (err) console.error(err);
  await Promise.all([sandbox.close(), mail.close(), relay.close(), sites.close()]);
});
if (exitsWithParent) {
  // The channel to the parent, or standard input, ends with the parent.
  process.once('disconnect', close);
  process.stdin.once('end', close).once('error', close).resume();
}
// Parsed by tests that start this process.
console.log(`Sandbox: ${sandbox.listeningOrigin} smtp://${host}:${mailPort}`);

async function onFreePort<T>(variable: string, wanted: number, listen: () => Promise<T>): Promise<T> {
  try {
    return await listen();
  } catch (error) {
    if (!isPortTaken(error)) throw error;
    stop(`Port ${wanted} on ${host} is taken, so the sandbox cannot start: free it, or set ${variable} to another.`);
  }
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
