import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Caller, Terminal } from '../run.ts';
import { type Reply, readMessages, write } from './messages.ts';
import { socketPathOf } from './socket-path.ts';

async function connectTo(path: string): Promise<Socket | null> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return socket;
  } catch {
    return null;
  }
}

/** Asks the process that holds the data folder to run the command. Returns null if no process there takes commands. */
export async function askServer(dataFolder: string, caller: Caller, terminal: Terminal): Promise<number | null> {
  const path = socketPathOf(dataFolder);
  const socket = path && (await connectTo(path));
  if (!socket) return null;
  write(socket, caller);
  try {
    for await (const reply of readMessages<Reply>(socket)) {
      if ('exitCode' in reply) return reply.exitCode;
      if ('say' in reply) terminal.say(reply.say);
      else terminal.complain(reply.complain);
    }
  } catch {
    // A broken connection is reported like a closed one.
  } finally {
    socket.destroy();
  }
  terminal.complain(
    'The server stopped during the command. Start it again and check whether the command was executed.',
  );
  return 1;
}
