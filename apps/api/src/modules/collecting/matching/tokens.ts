/** ት/ቤት and ት.ቤት are one word. */
export const joinAbbreviations = (folded: string): string => folded.replace(/(?<=[ሀ-ፚ])[./](?=[ሀ-ፚ])/g, '');

const word = /[\p{Script=Latin}\p{M}]+(?:'[\p{Script=Latin}\p{M}]+)*|[ሀ-ፚ]+|\d+(?:[.,]\d+)*/gu;

/** The words and figures of a folded text, in order. */
export const tokensOf = (folded: string): readonly string[] => joinAbbreviations(folded).match(word) ?? [];

export const isFigure = (token: string): boolean => /^\d/.test(token);

export const isEthiopic = (token: string): boolean => /^[ሀ-ፚ]/.test(token);

const prefix = /^(?:የ|በ|ለ|ከ|ስለ|እንደ|ን|ብ|ዝ|ናይ)(?=[ሀ-ፚ]{2})/;

/** A word as it is written, and without what Amharic and Tigrinya set before it. */
export function withoutPrefixes(token: string): readonly string[] {
  if (!isEthiopic(token)) return [token];
  const bare = token.replace(prefix, '');
  return bare === token ? [token] : [token, bare];
}
