/** "Of" a company in Amharic: a name that begins with የ needs no prefix. */
export const ofCompany = (name: string): string => (name.startsWith('የ') ? name : `የ${name}`);
