/**
 * English has two forms, Amharic counts take the singular noun. The platform knows that of every language, and takes as
 * long to be asked for the first time as a page takes to render.
 */
export const plural = (count: number, forms: { one: string; other: string }): string =>
  count === 1 ? forms.one : forms.other;
