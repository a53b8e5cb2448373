/**
 * Undefined if `touch` throws. A browser may refuse access to storage by throwing, and storage or an address may hold
 * foreign values. The page works without them.
 */
export function guarded<Value>(touch: () => Value): Value | undefined {
  try {
    return touch();
  } catch {
    return undefined;
  }
}
