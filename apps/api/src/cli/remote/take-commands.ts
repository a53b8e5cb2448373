import { rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import type { Access, Caller } from '../run.ts';
import { type Reply, readMessages, write } from './messages.ts';
import { socketPathOf } from './socket-path.ts';

export interface CommandServer {
  /** Takes no more commands, and lets those that run come to their end. */
  close(): Promise<void>;
}

const nothing: CommandServer = { close: async () => {} };

/** Runs one command for whoever has connected. The program is read when the first one comes. */
async function run(socket: Socket, caller: Caller, access: Access): Promise<void> {
  const { runCommand } = await import('../run.ts');
  const terminal = {
    say: (line: string) => write(socket, { say: line }),
    complain: (line: string) => write(socket, { complain: line }),
  };
  const exitCode = await runCommand(caller, terminal, (work) => work(access));
  write(socket, { exitCode } satisfies Reply);
}

/** Bound as a file that this user alone may open, so that there is no moment at which another one can connect. */
async function listen(server: Server, path: string): Promise<void> {
  // The lock of the folder is ours, so what is left there is of a process that was killed.
  rmSync(path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    const before = process.umask(0o177);
    server.listen(path, resolve);
    // It is bound by now; only the news of it comes later.
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
    // Who asked may be gone; the command comes to its end all the same.
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
 * The embedded database belongs to one process. Whoever has it runs the operator's commands for all others on this
 * machine, as they were typed.
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
    // Some file systems have no sockets. The API works without.
    report(error);
    return nothing;
  }
}
