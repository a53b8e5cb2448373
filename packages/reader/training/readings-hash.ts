import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { parseCalendarDate } from '@awaj/domain/ethiopian-calendar';
import { readNotice, valuesOf } from '../src/reading/index.ts';

interface CorpusNotice {
  text: string;
  published_on?: string;
}

const corpus = new URL('../corpus/', import.meta.url);

/** A hash of all readings of the corpus. It changes when a rule reads one of them differently. */
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
