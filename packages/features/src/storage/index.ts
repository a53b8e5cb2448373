/**
 * A browser may refuse its storage, by throwing on the first touch, or hold there what is not ours. Whatever is kept
 * then lasts as long as the page, and the page works on.
 */
export function guarded<Value>(touch: () => Value): Value | undefined {
  try {
    return touch();
  } catch {
    return undefined;
  }
}
