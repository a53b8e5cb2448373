/**
 * Undefined where `touch` throws. A browser may refuse its storage by throwing, and storage or an address may hold what
 * we did not write. The page goes on without it.
 */
export function guarded<Value>(touch: () => Value): Value | undefined {
  try {
    return touch();
  } catch {
    return undefined;
  }
}
