/** Content that comes sooner shows no skeleton. Skeleton's animation has the same delay. */
const appearsAfterMs = 150;
/** A visible skeleton stays at least this long, so that it does not flash. */
const staysForMs = 300;

export interface Hold {
  begin(): void;
  /** Calls back at once, or when the skeleton was visible long enough. */
  end(): void;
  stop(): void;
}

export function createHold(onRelease: () => void): Hold {
  let since = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(waiting);
  return {
    begin() {
      stop();
      since = performance.now();
    },
    end() {
      stop();
      const waited = performance.now() - since;
      const left = waited < appearsAfterMs ? 0 : appearsAfterMs + staysForMs - waited;
      if (left <= 0) onRelease();
      else waiting = setTimeout(onRelease, left);
    },
    stop,
  };
}
