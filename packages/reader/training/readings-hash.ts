import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { parseCalendarDate } from '@awaj/domain/ethiopian-calendar';
import { readNotice, valuesOf } from '../src/reading/index.ts';

interface CorpusNotice {
  text: string;
  published_on?: string;
}

const corpus = new URL('../corpus/', import.meta.url);

/** Of all that is read in the notices of the corpus. It is another one when a rule reads one of them in another way. */
export function readingsHash(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(corpus).sort()) {
    const notices: CorpusNotice[] = JSON.parse(readFileSync(new URL(file, corpus), 'utf8'));
    for (const { text, published_on } of notices) {
      const day = parseCalendarDate(published_on ?? '');
      hash.update(JSON.stringify(valuesOf(readNotice(text, day.ok ? { publishedOn: day.value } : {}))));
    }
  }
  return hash.digest('hex');
}
