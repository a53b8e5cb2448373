import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../../http/errors.ts';
import type { ChapaPayments } from '../../chapa-payments.ts';
import { parseEvent } from './report.ts';
import { isSignedByChapa } from './signature.ts';

interface Dependencies {
  payments: Pick<ChapaPayments, 'receive'>;
  webhookSecret: string;
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new AppError('invalid');
  }
}

/**
 * Where Chapa tells of payments. Whatever answers otherwise than 200 it tells again, so a note is acknowledged only
 * once all that it leads to is stored.
 */
export function chapaWebhook(app: FastifyInstance, { payments, webhookSecret }: Dependencies): void {
  app.register(async (scope) => {
    // The signature is of the bytes as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post('/webhooks/chapa', async ({ headers, body }) => {
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      if (!isSignedByChapa(bytes, headers['x-chapa-signature'], webhookSecret)) throw new AppError('unauthorized');
      const event = parseEvent(parseJson(bytes));
      if (event) await payments.receive(event);
      return { status: true };
    });
  });
}
