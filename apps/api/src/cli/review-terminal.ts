/** The terminal of the review, which can also run commands. */
export interface ReviewTerminal {
  /** Runs a command and returns its output. Returns null if it failed; its error is printed then. */
  run(...args: string[]): Promise<string[] | null>;
  say(line: string): void;
  /** Reads one key as soon as it is pressed. */
  readKey(): Promise<string>;
  readLine(question: string): Promise<string>;
}

interface Item {
  id: string;
  kind: 'duplicate' | 'reading' | 'lost';
  tender: number | null;
}

const keysFor = {
  duplicate: { s: 'same', n: 'not the same', e: 'edit', k: 'skip', q: 'quit' },
  reading: { r: 'right', e: 'edit', k: 'skip', q: 'quit' },
  lost: { s: 'same as a tender', r: 'right: not our tender', k: 'skip', q: 'quit' },
} as const satisfies Record<Item['kind'], Readonly<Record<string, string>>>;

const interrupt = '\u0003';

async function keyFor({ say, readKey }: ReviewTerminal, kind: Item['kind']): Promise<string> {
  const keys: Readonly<Record<string, string>> = keysFor[kind];
  say(
    Object.entries(keys)
      .map(([key, means]) => `${key} ${means}`)
      .join('   '),
  );
  for (;;) {
    const key = await readKey();
    if (key === interrupt) return 'q';
    if (key.toLowerCase() in keys) return key.toLowerCase();
  }
}

/** Does what the key stands for. Returns false if the item is still waiting. */
async function take(terminal: ReviewTerminal, { id, kind, tender }: Item, key: string): Promise<boolean> {
  const { run, say, readLine } = terminal;
  if (key === 'e') {
    const set = (await readLine('column=value, such as closes_at=2026-12-30 10:00: ')).trim();
    const said = set === '' ? null : await run('tender', 'edit', String(tender), '--set', set);
    for (const line of said ?? []) say(line);
    return false;
  }
  if (key === 'r') return (await run('review', 'decide', id, 'right')) !== null;
  if (key === 'n') return (await run('review', 'decide', id, 'not-same')) !== null;
  const named = kind === 'lost' ? ['--tender', (await readLine('The number of the tender: ')).trim()] : [];
  return (await run('review', 'decide', id, 'same', ...named)) !== null;
}

async function readItems({ run }: ReviewTerminal): Promise<readonly Item[]> {
  const said = await run('review', 'list', '--json');
  return said === null ? [] : JSON.parse(said.join('\n'));
}

/** Shows all waiting items one by one and takes a key for each decision. */
export async function reviewAtTerminal(terminal: ReviewTerminal): Promise<void> {
  const skipped = new Set<string>();
  for (;;) {
    const item = (await readItems(terminal)).find(({ id }) => !skipped.has(id));
    if (!item) return terminal.say(skipped.size > 0 ? 'No more cases.' : 'There are no open cases.');
    for (const line of (await terminal.run('review', 'show', item.id)) ?? []) terminal.say(line);
    const key = await keyFor(terminal, item.kind);
    if (key === 'q') return;
    if (key === 'k') skipped.add(item.id);
    else if (!(await take(terminal, item, key)) && key !== 'e') skipped.add(item.id);
  }
}
