import type { Messages } from '@awaj/i18n';
import type { Problems, Texts } from './refusal.ts';

/** The maximum length that the server accepts for each field. */
export type Longest<Values> = Partial<Record<keyof Values & string, number>>;

/** Typed or pasted text is never cut: a text that is too long gets an error under its field. */
export function tooLong<Values extends Texts>(
  values: Values,
  longest: Longest<Values>,
  { form }: Messages,
): Problems<Values> {
  const limits = Object.entries(longest) as [keyof Values & string, number][];
  const over = limits.filter(([name, most]) => (values[name] ?? '').length > most);
  return Object.fromEntries(over.map(([name, most]) => [name, form.tooLong(most)])) as Problems<Values>;
}
