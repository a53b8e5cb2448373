import type { FastifyInstance } from 'fastify';
import { readCount, readFields, readText } from '../fields.ts';
import { countDeliveries } from '../inbox/deliveries.ts';
import { isChannel } from '../inbox/message.ts';
import { forget, type World } from '../world.ts';

/** The control interface for tests. Faults have their own addresses. */
export function controlRoutes(app: FastifyInstance, world: World): void {
  const { messages, calls, settings } = world;

  app.get('/control/messages', async ({ query }) => {
    const fields = readFields(query);
    const channel = isChannel(fields.channel) ? fields.channel : null;
    return { messages: messages.list({ channel, to: readText(fields, 'to') }) };
  });

  app.get('/control/deliveries', async () => countDeliveries(messages.list().reverse()));

  app.get('/control/calls', async () => calls.list());

  app.get('/control/settings', async () => settings);

  app.put('/control/settings', async ({ body }, reply) => {
    const fields = readFields(body);
    const apiUrl = readText(fields, 'apiUrl') ?? settings.apiUrl.href;
    if (!/^https?:\/\//.test(apiUrl) || !URL.canParse(apiUrl))
      return reply.code(400).send({ message: 'apiUrl must be an http or https address' });
    Object.assign(settings, {
      apiUrl: new URL(apiUrl),
      retryAfterMs: readCount(fields, 'retryAfterMs') ?? settings.retryAfterMs,
      tries: readCount(fields, 'tries') ?? settings.tries,
      preCheckoutMs: readCount(fields, 'preCheckoutMs') ?? settings.preCheckoutMs,
    });
    return settings;
  });

  app.delete('/control/state', async (_request, reply) => {
    forget(world);
    return reply.code(204).send();
  });
}
