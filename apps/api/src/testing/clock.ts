import type { World } from './world.ts';

/** Does something a little later by the clock of the world. */
export async function later<Value>({ clock }: World, ms: number, work: () => Promise<Value>): Promise<Value> {
  const before = clock.now;
  clock.now = new Date(before.getTime() + ms);
  try {
    return await work();
  } finally {
    clock.now = before;
  }
}
