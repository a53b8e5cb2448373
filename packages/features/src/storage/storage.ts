/**
 * A browser may refuse its storage, by throwing on the first touch, or hold there, as an address may, what we did not
 * write. Whatever is kept then lasts as long as the page, and the page works on.
 */
export function guarded<Value>(touch: () => Value): Value | undefined {
  try {
    return touch();
  } catch {
    return undefined;
  }
}
