import type { FastifyInstance, FastifyReply } from 'fastify';
import { guardWithFaults } from '../faults/fault-gate.ts';
import type { World } from '../world.ts';
import { decisivePayment, stateOf } from './checkout.ts';
import { parseInitialize } from './initialize.ts';
import { verification } from './payment-events.ts';

interface Params {
  txRef: string;
}

/** `message` is a sentence, or for an invalid form an object with sentences for each field. */
const failure = (message: unknown) => ({ message, status: 'failed', data: null });
const success = (message: string, data: unknown) => ({ message, status: 'success', data });

const mixedKeys = "Live secret keys can't be used to verify a test transaction";

/** The endpoints for the shop's server. */
export function chapaApiRoutes(scope: FastifyInstance, { options, checkouts, faults, calls }: World): void {
  const { chapa, now } = options;
  calls.watch(scope, 'chapa');
  guardWithFaults(scope, { provider: 'chapa', faults, calls, refusalBody: ({ text }) => failure(text) });

  scope.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) =>
    reply.code(error.statusCode ?? 500).send(failure(error.message)),
  );

  scope.addHook('preHandler', async ({ headers, url }, reply) => {
    const key = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
    if (key === chapa.secretKey) return;
    const isMixed = key?.startsWith('CHASECK-') && url.includes('/verify/');
    return reply.code(401).send(failure(isMixed ? mixedKeys : "Invalid API Key or User doesn't exist"));
  });

  scope.post('/transaction/initialize', async ({ body, protocol, host }, reply) => {
    const reading = parseInitialize(body);
    if (!reading.ok) return reply.code(400).send(failure(reading.mistakes));
    const checkout = checkouts.open(reading.order);
    if (!checkout) return reply.code(400).send(failure('Transaction reference has been used before'));
    return success('Hosted Link', { checkout_url: `${protocol}://${host}/chapa/checkout/${checkout.id}` });
  });

  scope.get<{ Params: Params }>('/transaction/verify/:txRef', async ({ params }, reply) => {
    const checkout = checkouts.find(params.txRef);
    if (!checkout) return unknown(reply);
    const payment = decisivePayment(checkout);
    if (!payment) return reply.code(404).send(failure('Payment not paid yet'));
    return success('Payment details', verification(checkout, payment));
  });

  scope.put<{ Params: Params }>('/transaction/cancel/:txRef', async ({ params }, reply) => {
    const checkout = checkouts.find(params.txRef);
    if (!checkout) return unknown(reply);
    if (stateOf(checkout, now()) !== 'open') return reply.code(400).send(failure('Payment link already expired'));
    checkout.isCancelled = true;
    return success('Checkout link expired successfully', null);
  });

  function unknown(reply: FastifyReply): FastifyReply {
    return reply.code(404).send(failure('Invalid transaction or Transaction not found'));
  }
}
