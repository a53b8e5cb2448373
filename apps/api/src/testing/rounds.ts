import { hourMs } from '@awaj/domain/duration';
import { moveOn } from './clock.ts';
import type { World } from './world.ts';

/** How often a race is run: once with all other tests, and as often as the environment says for a longer look. */
export const rounds = { repeats: Math.max(1, Number(process.env.RACE_ROUNDS ?? 1)) - 1 };

/** For a round that registers somebody: what the limits counted of the one before is over. */
export const beginRound = (world: World): void => moveOn(world, hourMs);
