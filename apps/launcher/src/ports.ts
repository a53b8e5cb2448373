import { createServer } from 'node:net';

/** A problem that the user can fix. Only its message is shown, without a stack trace. */
export class SetupError extends Error {}

/** Every server of the product, with its port and the variable that changes it. */
export const ports = {
  api: { variable: 'API_PORT', port: 4000 },
  web: { variable: 'WEB_PORT', port: 3000 },
  mini: { variable: 'MINI_PORT', port: 3001 },
  sandbox: { variable: 'SANDBOX_PORT', port: 4010 },
  mail: { variable: 'SANDBOX_SMTP_PORT', port: 4011 },
  storybook: { variable: 'STORYBOOK_PORT', port: 6006 },
} as const;
export type ServerName = keyof typeof ports;

/** The port of a server, or a message about a setting that is not a port. */
export function portOf(server: ServerName, env: NodeJS.ProcessEnv): number {
  const { variable, port } = ports[server];
  const text = env[variable];
  if (text === undefined || text === '') return port;
  const chosen = Number(text);
  if (Number.isInteger(chosen) && chosen > 0 && chosen < 65_536) return chosen;
  throw new SetupError(`${variable} is "${text}", which is not a port number between 1 and 65535.`);
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

export async function requireFreePorts(servers: readonly ServerName[], env: NodeJS.ProcessEnv): Promise<void> {
  for (const server of servers) {
    const port = portOf(server, env);
    if (await canListen(port)) continue;
    throw new SetupError(
      `Port ${port} for ${server} is taken by another program. Stop that program, or set ${ports[server].variable}.`,
    );
  }
}
