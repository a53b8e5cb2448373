import type { World } from './world.ts';

/** Moves the clock of the world forward. */
export function moveOn({ clock }: World, ms: number): void {
  clock.now = new Date(clock.now.getTime() + ms);
}

/** Does some work at a later time, then sets the clock back. */
export async function later<Value>(world: World, ms: number, work: () => Promise<Value>): Promise<Value> {
  const before = world.clock.now;
  moveOn(world, ms);
  try {
    return await work();
  } finally {
    world.clock.now = before;
  }
}
