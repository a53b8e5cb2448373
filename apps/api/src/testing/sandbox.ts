import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { quickStart } from './quick-start.ts';

export interface ReceivedMessage {
  channel: 'sms' | 'mail' | 'telegram';
  provider: string;
  to: string;
  text: string;
  subject?: string;
  reference: string | null;
}

const entry = join(import.meta.dirname, '..', '..', '..', 'sandbox', 'src', 'server.ts');
const readyLine = /Sandbox: (http:\S+) (smtp:\S+)/;

/** Starts the sandbox as a process of its own, reached over the network. */
export async function startSandbox(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [entry], {
    env: {
      PATH: process.env.PATH ?? '',
      SANDBOX_PORT: '0',
      SANDBOX_SMTP_PORT: '0',
      SANDBOX_EXIT_WITH_PARENT: '1',
      ...quickStart,
      ...env,
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [url, smtpUrl] = await new Promise<[string, string]>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
      const [, http, smtp] = readyLine.exec(said) ?? [];
      if (http && smtp) resolve([http, smtp]);
    });
    child.once('exit', () => reject(new Error(`The sandbox ended: ${said}`)));
  });

  async function control<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${url}/control/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!response.ok) throw new Error(`The sandbox answered ${response.status} ${await response.text()}`);
    return (response.status === 204 ? undefined : await response.json()) as Answer;
  }

  return {
    url,
    smtpUrl,
    control,
    messages: async (to: string): Promise<ReceivedMessage[]> =>
      (await control<{ messages: ReceivedMessage[] }>('GET', `messages?to=${encodeURIComponent(to)}`)).messages,
    fail: (provider: string, fault: object) => control('PUT', `faults/${provider}`, fault),
    heal: () => control('DELETE', 'faults'),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export type Sandbox = Awaited<ReturnType<typeof startSandbox>>;
