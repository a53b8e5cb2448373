import { isReachable } from './is-reachable.ts';

/** Loads this page anew, or leaves for another. Without a server the page would be lost; then it stays, and false says so. */
export async function startAnew(leave = (): unknown => location.reload()): Promise<boolean> {
  const isPossible = await isReachable();
  if (isPossible) leave();
  return isPossible;
}

/** Who asks for this does what is to be done where it does not come. */
export let isSeenTo = false;

export function seeTo<Answer>(ask: () => Answer): Answer {
  isSeenTo = true;
  const answer = ask();
  isSeenTo = false;
  return answer;
}
