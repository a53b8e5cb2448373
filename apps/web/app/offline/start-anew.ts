import { isReachable } from './is-reachable.ts';

/** Where a reader is going whose page lacks what leads there. */
let target: string | undefined;

/**
 * Loads this page anew, or the one that the reader is going to: of two who ask, one may not know of that. Without a
 * server the page would be lost; then it stays, and false says so.
 */
export async function startAnew(path = target): Promise<boolean> {
  target = path;
  const isPossible = await isReachable();
  if (!isPossible) target = undefined;
  else if (target) location.assign(target);
  else location.reload();
  return isPossible;
}
