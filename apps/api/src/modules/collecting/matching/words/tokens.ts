import { recentlyRead } from '@awaj/domain/recently-read';

/** Joins abbreviations, so that ት/ቤት and ት.ቤት are one word. */
export const joinAbbreviations = (folded: string): string => folded.replace(/(?<=[ሀ-ፚ])[./](?=[ሀ-ፚ])/g, '');

const word = /[\p{Script=Latin}\p{M}]+(?:'[\p{Script=Latin}\p{M}]+)*|[ሀ-ፚ]+|\d+(?:[.,]\d+)*/gu;

/** A word or figure with its cached facts. Equal words share one object. */
export interface Token {
  text: string;
  isFigure: boolean;
  facts: unknown[];
}

const mostTokens = 20_000;
const tokenOf = recentlyRead((text): Token => ({ text, isFigure: isFigure(text), facts: [] }), mostTokens);

let places = 0;

/** Computes a fact of a token once and caches it. */
export function factOf<Value extends object | string | number>(read: (text: string) => Value): (token: Token) => Value {
  const place = places++;
  return ({ text, facts }) => {
    facts[place] ??= read(text);
    return facts[place] as Value;
  };
}

/** Splits a folded text into words and figures. */
export const tokensOf = (folded: string): readonly Token[] =>
  (joinAbbreviations(folded).match(word) ?? []).map(tokenOf);

const beginsBetween = (first: string, last: string) => (token: string) => {
  const code = token.charCodeAt(0);
  return code >= first.charCodeAt(0) && code <= last.charCodeAt(0);
};

const isFigure = beginsBetween('0', '9');

export const isEthiopic = beginsBetween('ሀ', 'ፚ');

const prefix = /^(?:የ|በ|ለ|ከ|ስለ|እንደ|ን|ብ|ዝ|ናይ)(?=[ሀ-ፚ]{2})/;

/** A word as it is, and without an Amharic or Tigrinya prefix. */
export function withoutPrefixes(token: string): readonly string[] {
  if (!isEthiopic(token)) return [token];
  const bare = token.replace(prefix, '');
  return bare === token ? [token] : [token, bare];
}
