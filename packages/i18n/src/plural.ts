/**
 * English has two forms; Amharic uses the singular noun after numbers. `Intl.PluralRules` would know this for every
 * language, but creating the first one takes as long as rendering a page.
 */
export const plural = (count: number, forms: { one: string; other: string }): string =>
  count === 1 ? forms.one : forms.other;
