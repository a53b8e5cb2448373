import type { World } from './world.ts';

/** From now on it is later by the clock of the world. */
export function moveOn({ clock }: World, ms: number): void {
  clock.now = new Date(clock.now.getTime() + ms);
}

/** Does something a little later by the clock of the world. */
export async function later<Value>(world: World, ms: number, work: () => Promise<Value>): Promise<Value> {
  const before = world.clock.now;
  moveOn(world, ms);
  try {
    return await work();
  } finally {
    world.clock.now = before;
  }
}
