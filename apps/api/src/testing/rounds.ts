import { hourMs } from '@awaj/domain/duration';
import { moveOn } from './clock.ts';
import type { World } from './world.ts';

/** Repeats of a race: one by default, more with RACE_ROUNDS. */
export const rounds = { repeats: Math.max(1, Number(process.env.RACE_ROUNDS ?? 1)) - 1 };

/** How many come at once in the largest race. With RACE_ROUNDS it is as large as docs/measurements.md says. */
export const crowd = process.env.RACE_ROUNDS ? 1_000 : 100;

/** Moves the clock an hour on, after which the rate limits of earlier registrations are over. */
export const beginRound = (world: World): void => moveOn(world, hourMs);
