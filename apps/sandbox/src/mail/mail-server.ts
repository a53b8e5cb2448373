import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { World } from '../world.ts';
import { simulateFault } from './mail-faults.ts';

const largestMail = 10_000_000;

type Callback = (error?: Error | null) => void;

/** Header lines as a record; of a repeated header both values are kept. */
function toHeaders(lines: readonly { key: string; line: string }[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const { key, line } of lines) {
    const value = line.slice(line.indexOf(':') + 1).trim();
    headers[key] = headers[key] === undefined ? value : `${headers[key]}, ${value}`;
  }
  return headers;
}

/** A mail server that accepts and stores every mail. */
export function createMailServer({ messages, faults, calls }: World) {
  const sockets = new Map<number | undefined, Socket>();
  const losesAnswer = new Set<string>();
  const drop = ({ remotePort }: SMTPServerSession) => sockets.get(remotePort)?.destroy();

  async function store(stream: Parameters<typeof simpleParser>[0], session: SMTPServerSession): Promise<void> {
    const mail = await simpleParser(stream, { skipTextToHtml: true });
    for (const { address } of session.envelope.rcptTo) {
      messages.add({
        channel: 'mail',
        provider: 'smtp',
        from: mail.from?.text ?? '',
        to: address,
        subject: mail.subject ?? '',
        text: mail.text ?? '',
        html: mail.html || null,
        headers: toHeaders(mail.headerLines),
        returnPath: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
        providerReference: session.id,
        reference: mail.messageId ?? null,
      });
    }
  }

  const server = new SMTPServer({
    banner: 'Awaj sandbox',
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    // No certificate authority signs a certificate for this machine.
    disabledCommands: ['STARTTLS'],
    size: largestMail,
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? 'anybody' }),
    onRcptTo(_address, session, done: Callback) {
      calls.count('smtp', 'RCPT TO');
      const fault = faults.takeForAnswer('smtp');
      if (fault?.kind === 'drop-connection' && fault.isAfter) losesAnswer.add(session.id);
      if (fault) simulateFault(fault, { done, drop: () => drop(session) });
      else done();
    },
    onData(stream, session, done: Callback) {
      store(stream, session).then(() => (losesAnswer.delete(session.id) ? drop(session) : done()), done);
    },
  });
  server.server.on('connection', (socket: Socket) => {
    const port = socket.remotePort;
    sockets.set(port, socket);
    socket.on('close', () => sockets.delete(port));
  });
  // A caller that disconnects must not stop the server. A port in use is reported by `listen`.
  server.on('error', () => undefined);

  return {
    async listen(port: number, host: string): Promise<number> {
      server.listen(port, host);
      await once(server.server, 'listening');
      return (server.server.address() as AddressInfo).port;
    },
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets.values()) socket.destroy();
        server.close(resolve);
      }),
  };
}
