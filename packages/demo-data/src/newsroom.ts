import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoSource } from './sources.ts';

/** The sites that the sandbox serves, except the one left for a newcomer to add. */
export const newsroomSources: readonly Omit<DemoSource, 'id' | 'issuedOn'>[] = [
  { slug: 'addis-dimts', names: { en: 'Addis Dimts', am: 'አዲስ ድምፅ' }, kind: 'newspaper', languages: ['am', 'ti'] },
  { slug: 'nile-herald', names: { en: 'The Nile Herald', am: 'ናይል ሄራልድ' }, kind: 'newspaper', languages: ['en', 'om'] },
  { slug: 'gulantaa', names: { en: 'Gulantaa', am: 'ጉላንታ' }, kind: 'magazine', languages: ['om', 'am', 'ti'] },
  {
    slug: 'open-procurement-portal',
    names: { en: 'Open Procurement Portal', am: 'ክፍት የግዢ ፖርታል' },
    kind: 'portal',
    languages: ['en', 'am'],
  },
  { slug: 'tender-wire', names: { en: 'Tender Wire', am: 'ቴንደር ዋየር' }, kind: 'site', languages: ['en', 'am'] },
  {
    slug: 'tana-roads-site',
    names: { en: 'Tana Area Roads Office', am: 'የጣና ዙሪያ መንገዶች ጽ/ቤት' },
    kind: 'site',
    languages: ['en', 'am'],
  },
  {
    slug: 'awash-water-site',
    names: { en: 'Awash Water and Sewerage Utility', am: 'የአዋሽ ውኃና ፍሳሽ አገልግሎት' },
    kind: 'site',
    languages: ['am'],
  },
  {
    slug: 'gibe-hospital-site',
    names: { en: 'Gibe Referral Hospital', am: 'የጊቤ ሪፈራል ሆስፒታል' },
    kind: 'site',
    languages: ['en'],
  },
];

export interface NewsroomCollector {
  name: string;
  /** The file for `collector add`. */
  json: string;
}

const folder = join(import.meta.dirname, '..', 'collectors');
const ending = '.json';
const usualFirstPort = 4020;

/** The sites use consecutive ports; the files contain the default ones. */
const moved = (json: string, firstPort: number): string =>
  json.replaceAll(/(?<=127\.0\.0\.1:)\d+/g, (port) => String(Number(port) - usualFirstPort + firstPort));

/** A collector for each site, or for each kind of document of a site, from this port on. */
export const newsroomCollectors = (firstPort: number): NewsroomCollector[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .toSorted()
    .map((file) => ({
      name: file.slice(0, -ending.length),
      json: moved(readFileSync(join(folder, file), 'utf8'), firstPort),
    }));
