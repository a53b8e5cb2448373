import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { guardWithFaults } from '../faults/fault-gate.ts';
import { type Fields, readFields, readText } from '../fields.ts';
import { toInternational } from '../inbox/recipient.ts';
import type { World } from '../world.ts';

const refusal = (...errors: string[]) => ({ acknowledge: 'error', response: { errors } });
const success = (response: Record<string, unknown>) => ({ acknowledge: 'success', response });

function mistakesIn(fields: Fields): string[] {
  const to = readText(fields, 'to');
  return [
    to === null && 'The to field is required.',
    to !== null && toInternational(to) === null && 'The to field is not a valid phone number.',
    readText(fields, 'message') === null && 'The message field is required.',
  ].filter((mistake) => mistake !== false);
}

/** AfroMessage always answers with status 200; `acknowledge` says whether it worked. */
export function afroMessageRoutes(scope: FastifyInstance, { messages, faults, calls }: World): void {
  calls.watch(scope, 'afromessage');
  guardWithFaults(scope, { provider: 'afromessage', faults, calls, refusalBody: ({ text }) => refusal(text) });

  scope.addHook('preHandler', async ({ headers }, reply) => {
    if (/^Bearer \S+$/i.test(headers.authorization ?? '')) return;
    return reply.send(refusal('Unauthenticated.'));
  });

  function send({ query, body }: FastifyRequest, reply: FastifyReply): FastifyReply {
    const fields = { ...readFields(query), ...readFields(body) };
    const mistakes = mistakesIn(fields);
    if (mistakes.length > 0) return reply.send(refusal(...mistakes));
    const to = toInternational(readText(fields, 'to') ?? '') ?? '';
    const { providerReference, text } = messages.add({
      channel: 'sms',
      provider: 'afromessage',
      from: readText(fields, 'sender') ?? 'AfroMessage',
      to,
      text: readText(fields, 'message') ?? '',
      providerReference: randomUUID(),
      reference: readText(fields, 'reference'),
    });
    return reply.send(success({ status: 'Send in progress...', message_id: providerReference, message: text, to }));
  }
  scope.get('/api/send', send);
  scope.post('/api/send', send);

  scope.get('/api/status', async ({ query }) => {
    const { id, reference } = readFields(query);
    const found = messages
      .list({ channel: 'sms' })
      .find((sms) => sms.providerReference === id || (sms.reference !== null && sms.reference === reference));
    if (!found) return refusal('No message has this id.');
    return success({ status: 'DELIVERED', message_id: found.providerReference, to: found.to });
  });
}
