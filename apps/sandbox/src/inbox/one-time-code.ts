const codeWords = /\b(code|otp|pin|password)\b|ኮድ|koodii/i;

/** The code that a message brings: a number of 4 to 8 digits that stands alone, where the text speaks of one. */
export function oneTimeCodeIn(text: string): string | null {
  if (!codeWords.test(text)) return null;
  return /(?<![\d.,:/+-])\d{4,8}(?![\d:/-]|[.,]\d)/.exec(text)?.[0] ?? null;
}
