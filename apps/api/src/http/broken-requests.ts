import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { serverTexts } from '@awaj/i18n/server';
import { fallbackLanguage } from './language.ts';
import { type ProblemCode, statuses } from './problems.ts';

const codes: Readonly<Record<string, ProblemCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'tooSlow',
  HPE_HEADER_OVERFLOW: 'tooLarge',
};

/** Answers a malformed request with an error in the usual shape, and closes the connection. */
export function answerBroken({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable) return;
  const problem = codes[code ?? ''] ?? 'invalid';
  const status = statuses[problem];
  const message = serverTexts[fallbackLanguage].api.problems[problem];
  const body = JSON.stringify({ status: false, message });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
