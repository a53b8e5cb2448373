import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AppError } from './errors.ts';
import { holdsText } from './request-validation.ts';
import { isSameSecret } from './same-secret.ts';

export interface Webhook {
  path: string;
  /** Checks the raw bytes before they are parsed. */
  isAuthentic(body: Buffer, headers: Readonly<Record<string, unknown>>): boolean;
  receive(event: unknown): Promise<void>;
}

/** Whether a signature is the HMAC-SHA256 of a body, in hexadecimal digits. */
export function isSignatureOf(body: Buffer, signature: unknown, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(body).digest('hex');
  return typeof signature === 'string' && isSameSecret(signature, expected);
}

function parseJson(body: Buffer): unknown {
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    throw new AppError('invalid');
  }
  if (!holdsText(value)) throw new AppError('invalid');
  return value;
}

/**
 * Webhooks of other services. They repeat an event until the answer is 200, so it is acknowledged only after everything
 * that follows from it is stored.
 */
export function receiveWebhooks(app: FastifyInstance, webhooks: readonly Webhook[]): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const { path, isAuthentic, receive } of webhooks)
      scope.post(path, async ({ headers, body }) => {
        const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        if (!isAuthentic(bytes, headers)) throw new AppError('unsigned');
        await receive(parseJson(bytes));
        return { status: true };
      });
  });
}
