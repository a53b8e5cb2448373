import type { ContactCodeProblem, ResetCodeProblem } from '@awaj/domain/one-time-code';
import type { NewPasswordProblem, PasswordProblem } from '@awaj/domain/password';
import type { Result } from '@awaj/domain/result';
import type { AreaMessages } from '@awaj/i18n';

type Words = AreaMessages['auth']['problems'];

/** Errors by field; null if there are none. */
export const fieldErrors = <Name extends string>(texts: Record<Name, string | null>): { [Each in Name]?: string } =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== null)) as { [Each in Name]?: string };

/** The text for a problem from the domain; null without one. */
export const problemText = <Problem extends string>(
  result: Result<unknown, Problem>,
  words: Readonly<Record<Problem, string>>,
): string | null => (result.ok ? null : words[result.error]);

export const passwordText = (problem: PasswordProblem | null, words: Words): string | null =>
  problem && { 'too-short': words.tooShort, 'too-long': words.tooLong }[problem];

/** Errors of the two fields for a new password; only the second can be a mismatch. */
export const newPasswordTexts = (problem: NewPasswordProblem | null, words: Words, mismatch: string) => ({
  password: passwordText(problem === 'mismatch' ? null : problem, words),
  confirmation: problem === 'mismatch' ? mismatch : null,
});

export const resetCodeWords = (words: Words): Record<ResetCodeProblem, string> => ({
  incomplete: words.incomplete,
  invalid: words.invalidCode,
});

export const contactCodeWords = (words: Words): Record<ContactCodeProblem, string> => ({
  incomplete: words.missingDigits,
  'leading-zero': words.leadingZero,
});
