import type { FastifyInstance } from 'fastify';
import { serveBrowserFiles } from '../browser-files.ts';
import { readCount, readFields } from '../fields.ts';
import { sendPage } from '../page.ts';
import type { World } from '../world.ts';
import { isProvider, parseFault, providers } from './fault.ts';
import { faultsPage } from './faults.page.ts';
import { presetsOf } from './presets.ts';

interface Params {
  provider: string;
}

const unknownProvider = { message: `The provider must be one of ${providers.join(', ')}.` };

/** Switches faults: under /control for tests, and at /faults for people. */
export function faultRoutes(app: FastifyInstance, { faults }: World): void {
  serveBrowserFiles(app, { prefix: '/faults', root: import.meta.dirname, folders: ['browser'] });

  app.get('/control/faults', async () => ({ faults: faults.list() }));

  app.put<{ Params: Params }>('/control/faults/:provider', async ({ params: { provider }, body }, reply) => {
    if (!isProvider(provider)) return reply.code(404).send(unknownProvider);
    const reading = parseFault(provider, body);
    if (!reading.ok) return reply.code(400).send({ message: reading.message });
    faults.set(provider, reading.fault, reading.times);
    return { faults: faults.list() };
  });

  app.delete('/control/faults', async (_request, reply) => {
    faults.clear();
    return reply.code(204).send();
  });

  app.delete<{ Params: Params }>('/control/faults/:provider', async ({ params: { provider } }, reply) => {
    if (!isProvider(provider)) return reply.code(404).send(unknownProvider);
    faults.clear(provider);
    return reply.code(204).send();
  });

  app.get('/faults', async (_request, reply) => sendPage(reply, faultsPage(faults.list())));

  app.post('/faults', async ({ body }, reply) => {
    const fields = readFields(body);
    if (!isProvider(fields.provider)) return reply.code(404).send(unknownProvider);
    const preset = presetsOf(fields.provider).find(({ name }) => name === fields.preset);
    if (preset) faults.set(fields.provider, preset.fault, readCount(fields, 'times') || null);
    else faults.clear(fields.provider);
    return reply.redirect('/faults', 303);
  });
}
