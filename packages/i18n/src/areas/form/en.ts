export const words = {
  /** Above a form that cannot be sent as it is. */
  problems: 'Please fix the following',
  failed: 'Not sent',
  optional: 'optional',
  tooLong: (most: number) => `Use at most ${most} characters.`,
  empty: 'Can not be empty',
  phone: 'Not a valid number.',
  /** Under a number that is accepted with a warning. */
  phoneWithoutSms: 'We send codes by SMS, and this number cannot receive them. Mobile numbers start with 09 or 07.',
  email: 'Not a valid email.',
  /** Under a password that is accepted with a warning. */
  commonPassword: 'Many people use this password, so it is easy to guess. Choose another one to be safer.',
  /** The form for a lost password and the account page use different words. */
  mismatch: { reset: 'The passwords does not match.', change: 'Does not match.' },
};
