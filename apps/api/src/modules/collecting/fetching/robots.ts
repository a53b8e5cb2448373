/** The rules of a robots.txt for us. */
export interface RobotsRules {
  isAllowed(path: string): boolean;
  crawlDelayMs: number | null;
}

interface Rule {
  isAllowing: boolean;
  pattern: string;
}

interface Group {
  agents: string[];
  rules: Rule[];
  crawlDelayMs: number | null;
}

const longestFile = 512 * 1024;
const longestDelayMs = 60_000;

function readGroups(text: string): Group[] {
  const groups: Group[] = [];
  let isNaming = false;
  for (const line of text.slice(0, longestFile).split(/\r\n|\r|\n/)) {
    const [, name = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line) ?? [];
    const field = name.toLowerCase();
    const said = value.trim();
    if (field === 'user-agent') {
      // Consecutive names share the rules that follow.
      if (!isNaming) groups.push({ agents: [], rules: [], crawlDelayMs: null });
      groups.at(-1)?.agents.push(said.toLowerCase());
      isNaming = true;
      continue;
    }
    const group = groups.at(-1);
    if (!group || field === '') continue;
    isNaming = false;
    if ((field === 'allow' || field === 'disallow') && said !== '')
      group.rules.push({ isAllowing: field === 'allow', pattern: said });
    const seconds = Number(said);
    if (field === 'crawl-delay' && said !== '' && seconds >= 0)
      group.crawlDelayMs = Math.min(seconds * 1_000, longestDelayMs);
  }
  return groups;
}

const mostStars = 20;

/** Matches `*` as any letters and `$` as the end, in linear time. */
function matches(path: string, pattern: string): boolean {
  const isWhole = pattern.endsWith('$');
  const [start = '', ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split('*').slice(0, mostStars);
  if (!path.startsWith(start)) return false;
  let at = start.length;
  const last = parts.pop();
  for (const part of parts) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  if (last === undefined) return !isWhole || at === path.length;
  return isWhole ? path.length - last.length >= at && path.endsWith(last) : path.includes(last, at);
}

/**
 * Reads the rules for an agent. The longest matching rule decides. Of two equally long ones, the allowing one wins.
 * Without a rule everything is allowed.
 */
export function readRobots(text: string, agent: string): RobotsRules {
  const groups = readGroups(text);
  const named = groups.filter(({ agents }) =>
    agents.some((each) => each !== '*' && agent.toLowerCase().includes(each)),
  );
  const ours = named.length > 0 ? named : groups.filter(({ agents }) => agents.includes('*'));
  const rules = ours
    .flatMap((group) => group.rules)
    .toSorted((a, b) => b.pattern.length - a.pattern.length || Number(b.isAllowing) - Number(a.isAllowing));
  return {
    isAllowed: (path) => rules.find(({ pattern }) => matches(path, pattern))?.isAllowing ?? true,
    crawlDelayMs: ours.find(({ crawlDelayMs }) => crawlDelayMs !== null)?.crawlDelayMs ?? null,
  };
}
