import type { FastifyInstance } from 'fastify';
import { createPerson } from '../bot-api/person.ts';
import { type Fields, readCount, readFields, readFlag, readText } from '../fields.ts';
import { findUser } from '../telegram-client/demo-users.ts';
import type { World } from '../world.ts';

interface Params {
  user: string;
  act: string;
}

type Person = ReturnType<typeof createPerson>;

const acts: Readonly<Record<string, (person: Person, fields: Fields) => Promise<unknown>>> = {
  start: (person) => person.start(null),
  say: (person, fields) => person.say(readText(fields, 'text') ?? '/start'),
  press: (person, fields) => person.press(readText(fields, 'data') ?? '', readCount(fields, 'messageId') ?? 0),
  contact: (person) => person.shareContact(null),
  block: async (person, fields) => person.block(readFlag(fields, 'blocked')),
};

/** Waits this long for the bot's answer before showing the page again. */
const returnsAfterMs = 1_000;

/** The forms of the chat on the inbox page. */
export function chatRoutes(app: FastifyInstance, world: World): void {
  app.post<{ Params: Params }>('/inbox/chats/:user/:act', async ({ params, body }, reply) => {
    const user = findUser(params.user);
    const act = acts[params.act];
    if (!user || !act) return reply.callNotFound();
    const done = act(createPerson(world, user), readFields(body));
    await Promise.race([done, new Promise((resolve) => setTimeout(resolve, returnsAfterMs).unref())]);
    return reply.redirect(`/inbox?to=${user.id}`, 303);
  });
}
