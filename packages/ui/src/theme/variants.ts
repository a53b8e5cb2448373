type Variants = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A variant of `true` and `false` is chosen by a boolean. */
type Choice<Classes> = keyof Classes extends 'true' | 'false' ? boolean : keyof Classes;

export type Choices<Of extends Variants> = { readonly [Name in keyof Of]?: Choice<Of[Name]> | undefined };

/** A base class, and further classes chosen by props. */
export interface WithVariants<Of extends Variants> {
  base?: string;
  variants: Of;
  /** Used where nothing is chosen. */
  defaults?: Choices<Of>;
}

/** Gives a style sheet's classes their shape. Only the class names reach the page. */
export const withVariants = <const Of extends Variants>(classes: WithVariants<Of>): WithVariants<Of> => classes;

export function classesOf<Of extends Variants>(
  { base = '', variants, defaults }: WithVariants<Of>,
  chosen: Choices<Of> = {},
): string {
  let classes = base;
  for (const name in variants) {
    const more = variants[name]?.[String(chosen[name] ?? defaults?.[name])];
    if (more) classes += ` ${more}`;
  }
  return classes;
}
