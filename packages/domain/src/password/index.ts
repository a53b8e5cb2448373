export type PasswordProblem = 'too-short' | 'too-long';

export const shortestPassword = 6;
export const longestPassword = 128;

/** Surrounding spaces do not count towards the length, but they belong to the password, which is stored as typed. */
export function passwordProblem(password: string): PasswordProblem | null {
  if (password.trim().length < shortestPassword) return 'too-short';
  return password.length > longestPassword ? 'too-long' : null;
}

/**
 * The first guesses of an attacker, from lists of leaked passwords. Digits only or one repeated character fall under a
 * rule.
 */
const commonest =
  'password passw0rd password1 qwerty qwerty123 qwertyuiop 1q2w3e 1q2w3e4r 1qaz2wsx zxcvbnm asdfgh asdfghjkl abc123 ' +
  'abcd1234 abcdef a1b2c3 admin123 administrator letmein welcome welcome1 iloveyou monkey dragon football baseball ' +
  'princess sunshine master superman batman michael jordan shadow freedom whatever trustno1 starwars computer ' +
  'samsung secret changeme default test123 guest123 user123 pass123 hello123 ethiopia ethiopia1 addis123 habesha awaj-demo';

const common = new Set(commonest.split(' '));

/** Accepted, but the user is warned that it is often guessed. */
export function isCommonPassword(password: string): boolean {
  const typed = password.trim().toLowerCase();
  return common.has(typed) || /^(\d+|(.)\2*)$/u.test(typed);
}

/**
 * Whether a password is worth checking at login, or as the old one of a change: none of another length was ever
 * accepted.
 */
export const canBePassword = (password: string): boolean => passwordProblem(password) === null;

/** The confirmation has to be identical. */
export type NewPasswordProblem = PasswordProblem | 'mismatch';

export function newPasswordProblem(password: string, confirmation: string): NewPasswordProblem | null {
  return passwordProblem(password) ?? (password === confirmation ? null : 'mismatch');
}
