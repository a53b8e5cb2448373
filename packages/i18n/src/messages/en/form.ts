export const form = {
  phone: { empty: 'Can not be empty', invalid: 'Not a valid number.' },
  email: { empty: 'Can not be empty', invalid: 'Not a valid email.' },
  /** The form for a lost password and the one on the account page word it differently. */
  mismatch: { reset: 'The passwords does not match.', change: 'Does not match.' },
};
