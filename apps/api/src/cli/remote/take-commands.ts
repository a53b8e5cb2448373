import { rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import type { Access, Caller } from '../run.ts';
import { type Reply, readMessages, write } from './messages.ts';
import { socketPathOf } from './socket-path.ts';

export interface CommandServer {
  /** Refuses new commands and waits until the running ones end. */
  close(): Promise<void>;
}

const nothing: CommandServer = { close: async () => {} };

/** Runs one command for a connection. Imports the commands only when the first one arrives. */
async function run(socket: Socket, caller: Caller, access: Access): Promise<void> {
  const { runCommand } = await import('../run.ts');
  const terminal = {
    say: (line: string) => write(socket, { say: line }),
    complain: (line: string) => write(socket, { complain: line }),
  };
  const exitCode = await runCommand(caller, terminal, (work) => work(access));
  write(socket, { exitCode } satisfies Reply);
}

/** Binds the socket with permissions for this user only, so that nobody else can ever connect. */
async function listen(server: Server, path: string): Promise<void> {
  // This process holds the lock of the folder, so a socket that exists is left from a killed process.
  rmSync(path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    const before = process.umask(0o177);
    server.listen(path, resolve);
    // The socket is bound synchronously, so the mask can be restored before the callback.
    process.umask(before);
  });
}

function createCommandServer(access: Access, report: (error: unknown) => void) {
  const running = new Set<Promise<void>>();
  const silent = new Set<Socket>();

  async function receive(socket: Socket): Promise<void> {
    silent.add(socket);
    for await (const caller of readMessages<Caller>(socket)) {
      silent.delete(socket);
      const work = run(socket, caller, access).catch(report);
      running.add(work);
      await work;
      running.delete(work);
      break;
    }
    silent.delete(socket);
    socket.destroySoon();
  }

  const server = createServer((socket) => {
    // The command runs to its end even if the client has gone.
    socket.on('error', () => {});
    receive(socket).catch(report);
  });
  return {
    server,
    async close() {
      server.close();
      for (const socket of silent) socket.destroy();
      await Promise.all(running);
    },
  };
}

/**
 * Takes commands on a socket. Only one process can open the embedded database, so it runs the commands of all others on
 * this machine.
 */
export async function takeCommands(
  dataFolder: string,
  access: Access,
  report: (error: unknown) => void,
): Promise<CommandServer> {
  const path = socketPathOf(dataFolder);
  if (path === null) return nothing;
  const commands = createCommandServer(access, report);
  try {
    await listen(commands.server, path);
    return commands;
  } catch (error) {
    // Some file systems have no sockets. The API works without one.
    report(error);
    return nothing;
  }
}
