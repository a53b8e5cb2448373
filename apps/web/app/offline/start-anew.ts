import { isReachable } from './is-reachable.ts';

const reload = (): unknown => location.reload();

let leave = reload;
let asking: Promise<boolean> | undefined;

/**
 * Loads this page anew, or leaves for where its reader wants to: of two who ask, one may not know that. Without a server
 * the page would be lost; then it stays, and false says so.
 */
export function startAnew(wanted = leave): Promise<boolean> {
  leave = wanted;
  asking ??= isReachable().then((isPossible) => {
    asking = undefined;
    if (isPossible) leave();
    else leave = reload;
    return isPossible;
  });
  return asking;
}

/** Of what is asked for before anybody wants it nothing is missed. */
export let isAhead = false;

export function askAhead(ask: () => Promise<unknown>): void {
  isAhead = true;
  ask().catch(() => {});
  isAhead = false;
}
