import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { Caller } from '../run.ts';

/** Replies of a server while it runs a command, one JSON text a line. */
export type Reply = { say: string } | { complain: string } | { exitCode: number };

export const write = (socket: Socket, message: Caller | Reply): void =>
  void socket.write(`${JSON.stringify(message)}\n`);

export async function* readMessages<Message extends Caller | Reply>(socket: Socket): AsyncGenerator<Message> {
  for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY }))
    yield JSON.parse(line);
}
