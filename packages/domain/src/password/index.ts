export type PasswordProblem = 'too-short' | 'too-long';

export const shortestPassword = 6;
export const longestPassword = 128;

/** Spaces around it do not count towards the length, but they are part of the password: it is kept as typed. */
export function passwordProblem(password: string): PasswordProblem | null {
  if (password.trim().length < shortestPassword) return 'too-short';
  return password.length > longestPassword ? 'too-long' : null;
}

/** Worth trying, at the login and as the old password of a change: nothing shorter or longer was ever accepted. */
export const canBePassword = (password: string): boolean => passwordProblem(password) === null;

/** The confirmation has to match to the letter. */
export type NewPasswordProblem = PasswordProblem | 'mismatch';

export function newPasswordProblem(password: string, confirmation: string): NewPasswordProblem | null {
  return passwordProblem(password) ?? (password === confirmation ? null : 'mismatch');
}
