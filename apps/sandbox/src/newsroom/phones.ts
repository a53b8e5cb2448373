/** A number as papers print it, in the form that telephones take. */
export const phoneOf = (printed: string): string => `+251${printed.replaceAll(/\D/g, '').slice(1)}`;
