export const form = {
  /** Over a form that was sent and cannot be taken as it is. */
  problems: 'Please put this right',
  failed: 'This was not sent',
  optional: 'optional',
  tooLong: (most: number) => `Use at most ${most} characters.`,
  empty: 'Can not be empty',
  phone: 'Not a valid number.',
  email: 'Not a valid email.',
  /** The form for a lost password and the one on the account page word it differently. */
  mismatch: { reset: 'The passwords does not match.', change: 'Does not match.' },
};
