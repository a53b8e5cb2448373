import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { guardWithFaults } from '../faults/fault-gate.ts';
import { type Fields, readFields, readText } from '../fields.ts';
import type { World } from '../world.ts';

const longestText = 335;

function mistakeIn(fields: Fields): string | null {
  if (readText(fields, 'token') === null) return 'Invalid token';
  // It accepts numbers only in this form.
  if (!/^251[79]\d{8}$/.test(readText(fields, 'phone') ?? '')) return 'Invalid phone number';
  const text = readText(fields, 'msg');
  if (text === null) return 'Message is required';
  return text.length > longestText ? `Message must not be longer than ${longestText} characters` : null;
}

const refusal = (msg: string) => ({ error: true, msg });

export function geezSmsRoutes(scope: FastifyInstance, { messages, faults, calls }: World): void {
  calls.watch(scope, 'geezsms');
  guardWithFaults(scope, { provider: 'geezsms', faults, calls, refusalBody: ({ text }) => refusal(text) });

  scope.post('/api/v1/sms/send', async ({ body }, reply) => {
    const fields = readFields(body);
    const mistake = mistakeIn(fields);
    if (mistake) return reply.code(400).send(refusal(mistake));
    const { providerReference } = messages.add({
      channel: 'sms',
      provider: 'geezsms',
      from: readText(fields, 'shortcode_id') ?? 'GeezSMS',
      to: `+${readText(fields, 'phone')}`,
      text: readText(fields, 'msg') ?? '',
      providerReference: String(randomInt(1_000_000, 9_999_999)),
      reference: null,
    });
    return { error: false, msg: 'SMS is sent successfully.', api_log_id: Number(providerReference) };
  });
}
