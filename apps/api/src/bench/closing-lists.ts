import { dayMs } from '@awaj/domain/duration';
import { quantile } from './table.ts';
import { timedAnswer } from './timed-answer.ts';

const today = new Date();
const dayIn = (days: number): string => new Date(today.getTime() + days * dayMs).toISOString().slice(0, 10);

/** What members ask of when tenders close, alone and beside the other filters. */
const questions: Readonly<Record<string, string>> = {
  'closing soonest': 'sort=closing',
  'closing soonest, category': 'sort=closing&category_id=4',
  'closing soonest, category, region': 'sort=closing&category_id=4&region_id=3',
  'closing soonest, common word': 'sort=closing&title=supply',
  'closing soonest, rare word': 'sort=closing&title=qotiinsa',
  'closing within a week': `closing_from=${dayIn(0)}&closing_until=${dayIn(7)}`,
  'closing within a week, category, common word': `closing_from=${dayIn(0)}&closing_until=${dayIn(7)}&category_id=4&title=supply`,
  'closed last year': `closing_from=${dayIn(-400)}&closing_until=${dayIn(-300)}`,
  'closing on a day, soonest first': `sort=closing&closing_from=${dayIn(3)}&closing_until=${dayIn(3)}`,
};

const asked = 50;

export interface Asked {
  name: string;
  p50: number;
  p99: number;
}

/** Each list by itself on an idle machine. */
export async function askClosingLists(url: string, token: string): Promise<Asked[]> {
  const headers = { authorization: `Bearer ${token}` };
  const results: Asked[] = [];
  for (const [name, query] of Object.entries(questions)) {
    const times: number[] = [];
    for (let time = 0; time < asked; time += 1) times.push(await timedAnswer(`${url}/tender/search?${query}`, headers));
    times.sort((a, b) => a - b);
    results.push({ name, p50: quantile(times, 0.5), p99: quantile(times, 0.99) });
  }
  return results;
}
