import { setTimeout as delay } from 'node:timers/promises';
import { secondMs } from '@awaj/domain/duration';
import type { Database } from '../../../database/database.ts';

/** Telegram takes thirty a second; the rest is for answers of the bot. */
const gapMs = secondMs / 25;
/** In one chat. */
const chatGapMs = secondMs;
/** Handed over later than this after its turn, a message may come together with too many others. */
const latestMs = 0.2 * secondMs;
/** No turn is further away than this. A later one in the table was written before a clock was set back. */
const longestMs = 60 * secondMs;

const all = 'all';

interface Dependencies {
  db: Database;
  now: () => Date;
  wait?: (ms: number) => Promise<unknown>;
}

type Turn = { kind: 'at'; at: Date } | { kind: 'busy'; until: Date };

const after = (instant: Date, ms: number) => new Date(instant.getTime() + ms);

/** Gives each message to a chat its turn. All workers take turns from the database, so that together they keep the limit. */
export function createChatPace({ db, now, wait = delay }: Dependencies) {
  const freeAt = async (trx: Database, chat: string): Promise<Date | null> => {
    const paces = trx.selectFrom('chat_paces').select('free_at').where('chat', '=', chat);
    return (await (chat === all ? paces.forUpdate() : paces).executeTakeFirst())?.free_at ?? null;
  };

  /** Later than `from`, and not by longer than may be. */
  const laterOf = (from: Date, free: Date | null, mostMs: number): Date =>
    free && free > from && free.getTime() - from.getTime() <= mostMs ? free : from;

  async function takeTurn(chat: string): Promise<Turn> {
    return db.transaction().execute(async (trx) => {
      const at = laterOf(now(), await freeAt(trx, all), longestMs);
      const until = laterOf(at, await freeAt(trx, chat), chatGapMs);
      if (until > at) return { kind: 'busy', until };
      await trx
        .insertInto('chat_paces')
        .values([
          { chat: all, free_at: after(at, gapMs) },
          { chat, free_at: after(at, chatGapMs) },
        ])
        .onConflict((conflict) =>
          conflict.column('chat').doUpdateSet(({ ref }) => ({ free_at: ref('excluded.free_at') })),
        )
        .execute();
      return { kind: 'at', at };
    });
  }

  /** Waits until a message may go to a chat; answers with a time instead where the chat has just had one. */
  return async function awaitTurn(chat: string): Promise<Date | null> {
    for (;;) {
      const turn = await takeTurn(chat);
      if (turn.kind === 'busy') return turn.until;
      await wait(Math.max(0, turn.at.getTime() - now().getTime()));
      if (now().getTime() - turn.at.getTime() <= latestMs) return null;
    }
  };
}

export type AwaitTurn = ReturnType<typeof createChatPace>;
