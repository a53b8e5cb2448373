import { vi } from 'vitest';
import type { World } from './world.ts';

/** Finds the class whose `executeQuery` runs every statement, those in transactions included. */
function executorOf({ db }: Pick<World, 'db'>): ReturnType<World['db']['getExecutor']> {
  let prototype = db.getExecutor();
  while (!Object.hasOwn(prototype, 'executeQuery')) prototype = Object.getPrototypeOf(prototype);
  return prototype;
}

/** Lists the statements that some work sends to the database. */
export async function wholeStatementsOf(world: Pick<World, 'db'>, work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(executorOf(world), 'executeQuery');
  try {
    await work();
    return spy.mock.calls.map(([{ sql }]) => sql);
  } finally {
    spy.mockRestore();
  }
}

/** Lists the first three words of each statement that some work sends to the database. */
export const statementsOf = async (world: Pick<World, 'db'>, work: () => Promise<unknown>): Promise<string[]> =>
  (await wholeStatementsOf(world, work)).map((sql) => sql.trim().split(/\s+/).slice(0, 3).join(' '));
