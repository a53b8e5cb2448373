import { createMailServer } from '../mail/mail-server.ts';
import { buildSites } from '../newsroom/sites.ts';
import { createRelay } from '../relay/relay.ts';
import type { SandboxOptions } from '../world.ts';
import { createTestSandbox } from './test-sandbox.ts';

const host = '127.0.0.1';

/** The same on free ports, for tests that need a real connection. */
export async function startTestSandbox(options: Partial<SandboxOptions> = {}) {
  const { world, app } = createTestSandbox(options);
  const mail = createMailServer(world);
  const url = await app.listen({ port: 0, host });
  const relay = createRelay(world);
  await relay.listen(0, host);
  const sites = buildSites(world);
  await sites.listen(host, (_place, listen) => listen(0));
  const mailPort = await mail.listen(0, host);
  return {
    world,
    app,
    url,
    smtpUrl: `smtp://${host}:${mailPort}`,
    close: () => Promise.all([app.close(), mail.close(), relay.close(), sites.close()]),
  };
}
