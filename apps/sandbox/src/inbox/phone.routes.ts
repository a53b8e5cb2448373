import type { FastifyInstance } from 'fastify';
import { readFields, readText } from '../fields.ts';
import type { World } from '../world.ts';
import { bringReply } from './phone-replies.ts';
import { toInternational } from './recipient.ts';

/** The forms for replies of phones on the inbox page. */
export function phoneRoutes(app: FastifyInstance, world: World): void {
  app.post<{ Params: { phone: string } }>('/inbox/phones/:phone/reply', async ({ params, body }, reply) => {
    const phone = toInternational(params.phone);
    const text = readText(readFields(body), 'text');
    if (phone === null || text === null) return reply.callNotFound();
    const answer = await bringReply(world, { phone, text });
    world.replies.set(phone, `You wrote “${text}”: ${answer}`);
    return reply.redirect(`/inbox?to=${encodeURIComponent(phone)}`, 303);
  });
}
