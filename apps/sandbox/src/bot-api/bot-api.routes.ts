import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { guardWithFaults } from '../faults/fault-gate.ts';
import { readFields } from '../fields.ts';
import type { World } from '../world.ts';
import { BotApiError, refusalBody } from './bot-error.ts';
import { messageMethods } from './message-methods.ts';
import type { Method } from './parameters.ts';
import { paymentMethods } from './payment-methods.ts';
import { profileMethods } from './profile-methods.ts';
import { updateMethods } from './update-methods.ts';

interface Params {
  token: string;
  method: string;
}

/** Telegram ignores case in method names. */
const methods = new Map<string, Method>(
  Object.entries({ ...profileMethods, ...updateMethods, ...messageMethods, ...paymentMethods }).map(
    ([name, method]) => [name.toLowerCase(), method],
  ),
);

function signalOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}

export function botApiRoutes(scope: FastifyInstance, world: World): void {
  const { options, faults, calls } = world;

  scope.addHook<{ Params: Params }>('onRequest', async ({ params }) => calls.count('telegram', params.method));
  guardWithFaults(scope, {
    provider: 'telegram',
    faults,
    calls,
    refusalBody: ({ status, text, retryAfter }) => refusalBody({ code: status, description: text, retryAfter }),
  });

  scope.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const code = error instanceof BotApiError ? error.code : (error.statusCode ?? 500);
    return reply.code(code).send(refusalBody({ code, description: error.message }));
  });

  async function call(request: FastifyRequest<{ Params: Params }>, reply: FastifyReply): Promise<FastifyReply> {
    const { token, method: name } = request.params;
    if (token !== options.botToken) throw new BotApiError(401, 'Unauthorized');
    const method = methods.get(name.toLowerCase());
    if (!method) throw new BotApiError(404, 'Not Found');
    const parameters = { ...readFields(request.query), ...readFields(request.body) };
    const result = await method({ world, parameters, signal: signalOf(reply) });
    return reply.send({ ok: true, result });
  }
  scope.get('/bot:token/:method', call);
  scope.post('/bot:token/:method', call);
}
