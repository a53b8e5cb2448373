import { isReachable } from './is-reachable.ts';

/** Loads this page anew, or leaves for another; false where no server answers, and the page stays, as it would be lost. */
export async function startAnew(leave = (): unknown => location.reload()): Promise<boolean> {
  const isPossible = await isReachable();
  if (isPossible) leave();
  return isPossible;
}

/** Whether a part that does not come may have the page loaded anew. */
export let mayReload = true;

/** For a caller that deals itself with what does not come of the parts that `ask` begins to load. */
export function withoutReload<Answer>(ask: () => Answer): Answer {
  mayReload = false;
  try {
    return ask();
  } finally {
    mayReload = true;
  }
}
