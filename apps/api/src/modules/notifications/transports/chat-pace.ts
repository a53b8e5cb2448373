import { setTimeout as delay } from 'node:timers/promises';
import { secondMs } from '@awaj/domain/duration';
import type { Database } from '../../../database/database.ts';
import type { Turn } from './carrier.ts';

/** How many messages Telegram accepts in any second. The average is lower, which leaves some for answers of the bot. */
const mostASecond = 30;
/** Whole milliseconds, as they are stored: 26 a second, so that a few turns may be missed. */
const gapMs = 38;
/** In one chat. */
const chatGapMs = secondMs;
/** The longest time that a message may take to Telegram. */
const travelMs = 60;
/** How late a turn may be used. Even the latest message arrives a second before the thirtieth one after it. */
const latestMs = mostASecond * gapMs - secondMs - travelMs;
/** No turn is further away than this. A later one in the table was written before a clock was set back. */
const longestMs = 60 * secondMs;

const all = 'all';

interface Dependencies {
  db: Database;
  now: () => Date;
  wait?: (ms: number) => Promise<unknown>;
}

const after = (instant: Date, ms: number) => new Date(instant.getTime() + ms);

/**
 * Gives each message to a chat its turn. All workers take turns from the database, so that together they keep the
 * limit.
 */
export function createChatPace({ db, now, wait = delay }: Dependencies) {
  const freeAt = async (trx: Database, chat: string): Promise<Date | null> => {
    const paces = trx.selectFrom('chat_paces').select('free_at').where('chat', '=', chat);
    return (await (chat === all ? paces.forUpdate() : paces).executeTakeFirst())?.free_at ?? null;
  };

  /** Later than `from`, and not by longer than may be. */
  const laterOf = (from: Date, free: Date | null, mostMs: number): Date =>
    free && free > from && free.getTime() - from.getTime() <= mostMs ? free : from;

  /** A turn for all chats, which may have still to come; `later` if the chat itself has to wait. */
  async function takeTurn(chat: string) {
    return db.transaction().execute(async (trx) => {
      const at = laterOf(now(), await freeAt(trx, all), longestMs);
      const free = laterOf(at, await freeAt(trx, chat), chatGapMs);
      if (free > at) return { kind: 'later', at: free } as const;
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
      return { kind: 'now', at } as const;
    });
  }

  /** Waits until a message may go to a chat, unless the chat has just had one. */
  return async function awaitTurn(chat: string): Promise<Turn> {
    for (;;) {
      const turn = await takeTurn(chat);
      if (turn.kind === 'later') return turn;
      await wait(Math.max(0, turn.at.getTime() - now().getTime()));
      const until = after(turn.at, latestMs);
      if (now() <= until) return { kind: 'now', until };
    }
  };
}

export type AwaitTurn = ReturnType<typeof createChatPace>;
