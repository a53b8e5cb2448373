import type { Messages } from '@awaj/i18n';
import type { Problems, Texts } from './refusal.ts';

/** How many characters of a field the server takes at most. */
export type Longest<Values> = Partial<Record<keyof Values & string, number>>;

/** Nothing that is typed or pasted is cut: what is too long is said under its field. */
export function tooLong<Values extends Texts>(
  values: Values,
  longest: Longest<Values>,
  { form }: Messages,
): Problems<Values> {
  const limits = Object.entries(longest) as [keyof Values & string, number][];
  const over = limits.filter(([name, most]) => (values[name] ?? '').length > most);
  return Object.fromEntries(over.map(([name, most]) => [name, form.tooLong(most)])) as Problems<Values>;
}
