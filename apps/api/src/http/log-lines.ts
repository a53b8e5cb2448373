const heldAtMostMs = 200;
const heldAtMost = 16 * 1024;
/** As pino counts: from here on a person may have to look. */
const warning = 40;

/**
 * Writes the lines of many requests at once: one by one they are a fifth of what a list costs. A warning or an error is
 * written at once, with all that was logged before it.
 */
export function createLogStream(out: { write(text: string): unknown } = process.stdout) {
  let held = '';
  let timer: NodeJS.Timeout | null = null;

  function flush(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    if (held !== '') out.write(held);
    held = '';
  }

  process.once('exit', flush);
  return {
    // Has pino note the level of each line.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string): void {
      held += line;
      if (this.lastLevel >= warning || held.length >= heldAtMost) flush();
      else timer ??= setTimeout(flush, heldAtMostMs).unref();
    },
  };
}
