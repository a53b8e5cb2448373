/** A text with so many letters or more, whatever stands between them. */
export const atLeastLetters = (count: number): RegExp => new RegExp(`(?:\\P{L}*\\p{L}){${count}}`, 'u');
