import type { World } from '../world.ts';
import type { Parameters } from './parameters.ts';

export interface MethodCall {
  world: World;
  parameters: Parameters;
  /** Ends when the caller goes away. */
  signal: AbortSignal;
}

/** A method of the Bot API: gives its `result`, or throws a `BotApiError`. */
export type Method = (call: MethodCall) => unknown;
