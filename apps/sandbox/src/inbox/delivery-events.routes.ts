import type { FastifyInstance } from 'fastify';
import { readFields, readText } from '../fields.ts';
import type { World } from '../world.ts';
import { deliveryEventNames, possibleEvents, sendEvent } from './delivery-events.ts';
import { recipientKey } from './recipient.ts';

/** The forms of the buttons under a message. */
export function deliveryEventRoutes(app: FastifyInstance, world: World): void {
  app.post<{ Params: { id: string } }>('/inbox/messages/:id/tell', async ({ params, body }, reply) => {
    const message = world.messages.get(Number(params.id));
    const wanted = readText(readFields(body), 'what');
    const what = message && possibleEvents(message).find((known) => known === wanted);
    if (!message || !what) return reply.callNotFound();
    const answer = await sendEvent(world, message, what).catch(() => 'no answer');
    world.messages.noteEvent(message.id, `${deliveryEventNames[what]}: ${answer}`);
    return reply.redirect(`/inbox?to=${encodeURIComponent(recipientKey(message.to))}`, 303);
  });
}
