export type Matches = (name: string, text: string) => boolean;

export const containsText: Matches = (name, text) => name.toLocaleLowerCase().includes(text.toLocaleLowerCase());
