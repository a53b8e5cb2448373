import type { Locale } from '../locale.ts';
import type { Translation } from '../messages/shape.ts';

type Registry = Record<string, Record<Locale, () => Promise<object>>>;

/**
 * Texts that only some pages show. Each area is a chunk of its own in each language; what any page may need stands in
 * the messages instead.
 */
const areas = {} satisfies Registry;

type Areas = typeof areas & Record<never, Record<Locale, () => Promise<object>>>;
export type Area = keyof Areas;
export type AreaMessages = { readonly [Name in Area]: Translation<Awaited<ReturnType<Areas[Name]['en']>>> };

const registry: Registry = areas;

export const areaNames = Object.keys(areas) as Area[];

export async function loadArea<Name extends Area>(area: Name, locale: Locale): Promise<AreaMessages[Name]> {
  const load = registry[area]?.[locale];
  if (!load) throw new Error(`There is no area "${area}".`);
  return (await load()) as AreaMessages[Name];
}
