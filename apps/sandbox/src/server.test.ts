import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';

const running: ChildProcess[] = [];

function startSandbox(variables: Record<string, string>) {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'server.ts')],
    { env: { PATH: process.env.PATH, SANDBOX_SMTP_PORT: '0', ...variables }, stdio: 'pipe' },
  );
  running.push(child);
  return { child, exit: once(child, 'exit'), errors: text(child.stderr) };
}

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

describe('the sandbox as a process', () => {
  it('reports a port that is in use in one sentence, with port and variable', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const { exit, errors } = startSandbox({ SANDBOX_PORT: String(port) });
    expect(await exit).toEqual([1, null]);
    taken.close();
    expect(await errors).toBe(
      `Port ${port} on 127.0.0.1 is taken, so the sandbox cannot start: free it, or set SANDBOX_PORT to another.\n`,
    );
  });

  it('names an invalid variable in one sentence', async () => {
    const { exit, errors } = startSandbox({ MINI_URL: 'here' });
    expect(await exit).toEqual([1, null]);
    expect(await errors).toBe('MINI_URL is "here", but it must be an http or https address.\n');
  });

  it('answers only on loopback, and ends without an error on SIGTERM', async () => {
    const { child, exit, errors } = startSandbox({ SANDBOX_PORT: '0' });
    const [line] = await once(child.stdout, 'data');
    const address = /^Sandbox: (http:\/\/127\.0\.0\.1:\d+) smtp:\/\/127\.0\.0\.1:\d+\n$/.exec(String(line))?.[1];
    expect(await (await fetch(`${address}/healthz`)).text()).toBe('ok');
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    expect(await errors).toBe('');
  });

  it('ends with the process that started it', async () => {
    const { child, exit } = startSandbox({ SANDBOX_PORT: '0', SANDBOX_EXIT_WITH_PARENT: '1' });
    await once(child.stdout, 'data');
    child.stdin.end();
    expect(await exit).toEqual([0, null]);
  });
});
