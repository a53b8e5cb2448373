/** ት/ቤት and ት.ቤት are one word. */
export const joinAbbreviations = (folded: string): string => folded.replace(/(?<=[ሀ-ፚ])[./](?=[ሀ-ፚ])/g, '');

const word = /[\p{Script=Latin}\p{M}]+(?:'[\p{Script=Latin}\p{M}]+)*|[ሀ-ፚ]+|\d+(?:[.,]\d+)*/gu;

/** The words and figures of a folded text, in order. */
export const tokensOf = (folded: string): readonly string[] => joinAbbreviations(folded).match(word) ?? [];

const beginsBetween = (first: string, last: string) => (token: string) => {
  const code = token.charCodeAt(0);
  return code >= first.charCodeAt(0) && code <= last.charCodeAt(0);
};

export const isFigure = beginsBetween('0', '9');

export const isEthiopic = beginsBetween('ሀ', 'ፚ');

const prefix = /^(?:የ|በ|ለ|ከ|ስለ|እንደ|ን|ብ|ዝ|ናይ)(?=[ሀ-ፚ]{2})/;

/** A word as it is written, and without what Amharic and Tigrinya set before it. */
export function withoutPrefixes(token: string): readonly string[] {
  if (!isEthiopic(token)) return [token];
  const bare = token.replace(prefix, '');
  return bare === token ? [token] : [token, bare];
}
