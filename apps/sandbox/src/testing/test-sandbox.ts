import { buildSandbox } from '../app.ts';
import { sandboxBotToken, sandboxChapaKeys, sandboxHookSecrets } from '../environment.ts';
import { createWorld, type SandboxOptions } from '../world.ts';

/** A sandbox for one test, which retries events quickly. */
export function createTestSandbox(options: Partial<SandboxOptions> = {}) {
  const world = createWorld({
    miniUrl: new URL('http://127.0.0.1:3001/'),
    apiUrl: new URL('http://127.0.0.1:9/'),
    botToken: sandboxBotToken,
    chapa: sandboxChapaKeys,
    hookSecrets: sandboxHookSecrets,
    now: () => new Date('2026-03-01T09:00:00Z'),
    ...options,
  });
  Object.assign(world.settings, { retryAfterMs: 5, tries: 3, introductionMs: 5 });
  return { world, app: buildSandbox(world) };
}
