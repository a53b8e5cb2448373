import { type NoticeFacts, phrasingOf } from './facts.ts';
import { fill } from './phrasing/phrasing.ts';
import type { Random } from './prng.ts';
import { respell } from './spelling.ts';

const shortest = 28;
const longest = 182;

/** The first of the shuffled wordings with a suitable length. */
export function titleOf(random: Random, facts: NoticeFacts, values: Readonly<Record<string, string>>): string {
  const { kind } = facts.subject.objects[0];
  const candidates = random
    .shuffle(phrasingOf[facts.language].titles[kind])
    .map((wording) => fill(wording, values))
    .sort((left, right) => misfit(left) - misfit(right));
  const [title = ''] = candidates;
  return facts.language === 'am' && random.chance(0.25) ? respell(title, random) : title;
}

function misfit(title: string): number {
  return Math.max(0, shortest - title.length, title.length - longest);
}
