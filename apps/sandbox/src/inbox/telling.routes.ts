import type { FastifyInstance } from 'fastify';
import { readFields, readText } from '../fields.ts';
import type { World } from '../world.ts';
import { recipientKey } from './recipient.ts';
import { tell, tellable, tellingNames } from './telling.ts';

/** The forms of the buttons under a message. */
export function tellingRoutes(app: FastifyInstance, world: World): void {
  app.post<{ Params: { id: string } }>('/inbox/messages/:id/tell', async ({ params, body }, reply) => {
    const message = world.messages.get(Number(params.id));
    const wanted = readText(readFields(body), 'what');
    const what = message && tellable(message).find((known) => known === wanted);
    if (!message || !what) return reply.callNotFound();
    const answer = await tell(world, message, what).catch(() => 'no answer');
    world.messages.noteTold(message.id, `${tellingNames[what]}: ${answer}`);
    return reply.redirect(`/inbox?to=${encodeURIComponent(recipientKey(message.to))}`, 303);
  });
}
