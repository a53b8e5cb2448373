import type { EmailProblem } from '@awaj/domain/email';
import type { PasswordProblem } from '@awaj/domain/password';
import type { PhoneProblem } from '@awaj/domain/phone';
import type { SearchProblem } from '@awaj/domain/search-words';
import type { ServerTexts } from '@awaj/i18n/server';

export type ProblemCode = keyof ServerTexts['api']['problems'];

/** What can be wrong with a field of a form. */
export type FieldProblem = keyof ServerTexts['api']['fields'];

/** Every failure that a caller can correct, with its status. The texts are in `@awaj/i18n`. */
export const statuses = {
  invalid: 400,
  pageTooFar: 400,
  searchProblem: 400,
  unauthorized: 401,
  unsigned: 401,
  closingLocked: 402,
  pricesLocked: 402,
  noticeLocked: 402,
  notBought: 402,
  initDataRefused: 403,
  pageLoadRefused: 403,
  unverifiedSession: 403,
  notFound: 404,
  telegramAccountNotFound: 404,
  telegramTenderNotFound: 404,
  tooSlow: 408,
  alreadyPaid: 409,
  invoiceRefunded: 409,
  beyondOneYear: 409,
  documentOwned: 409,
  documentFree: 409,
  alreadyRegistered: 409,
  savedSearchesFull: 409,
  mutesFull: 409,
  linkGone: 410,
  tooLarge: 413,
  unsupported: 415,
  invalidCredential: 422,
  refused: 422,
  wrongCode: 422,
  telegramNotRegistered: 422,
  tooMany: 429,
  loginLocked: 429,
  codesLocked: 429,
  busy: 503,
  smsSpent: 503,
  providerUnavailable: 503,
} as const satisfies Record<ProblemCode, number>;

export const phoneProblems = { empty: 'empty', invalid: 'phoneInvalid' } as const satisfies Record<
  PhoneProblem,
  FieldProblem
>;
export const emailProblems = { empty: 'empty', invalid: 'emailInvalid' } as const satisfies Record<
  EmailProblem,
  FieldProblem
>;

export const searchProblems = {
  'only-exclusions': 'searchOnlyExclusions',
  'empty-phrase': 'searchEmptyPhrase',
  'too-many-words': 'searchTooManyWords',
} as const satisfies Record<SearchProblem, FieldProblem>;

export const passwordProblems = {
  'too-short': 'passwordTooShort',
  'too-long': 'passwordTooLong',
} as const satisfies Record<PasswordProblem, FieldProblem>;
