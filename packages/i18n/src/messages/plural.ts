/** Picks the wording for a count by the language's own rule. Amharic counts take the singular noun, so it needs none. */
export function plural(locale: string): (count: number, forms: { one: string; other: string }) => string {
  const rules = new Intl.PluralRules(locale);
  return (count, forms) => (rules.select(count) === 'one' ? forms.one : forms.other);
}
