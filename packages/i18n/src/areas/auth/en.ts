const fields = {
  identifier: 'Email or phone',
  email: 'Email',
  phone: 'Mobile number',
  phoneHint: 'For example 0911 234 567',
  firstName: 'First name',
  lastName: 'Last name',
  companyName: 'Company name',
  password: 'Password',
  passwordHint: 'At least 6 characters',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  code: 'Code',
  digit: (place: number, length: number) => `Digit ${place} of ${length}`,
};

const problems = {
  identifier: 'Not a valid email or phone number.',
  tooShort: 'At least 6 characters.',
  tooLong: 'At most 128 characters.',
  /** Of a code. */
  incomplete: 'Enter all 4 characters of the code.',
  invalidCode: 'This code has a character that no code of ours has. Please look at the message again.',
  missingDigits: 'Enter all 4 digits of the code.',
  leadingZero: 'A code never begins with 0. Please look at the message again.',
};

const login = {
  submit: 'Log In',
  again: 'Your login has ended. Log in again and go on where you were.',
  /** To the letter, whatever went wrong; the reason stands under it. */
  refused: 'Invalid Credential',
  refusedReason: 'Check the email or phone number and the password.',
  forgot: 'Forgot password?',
  noAccount: 'No account yet?',
  signUp: 'Sign Up',
};

const signup = {
  planTitle: 'Choose a plan',
  paymentTitle: 'Payment',
  steps: { label: 'Registration', first: 'First Step', second: 'Second Step', completed: 'Completed', done: 'done' },
  back: 'Back',
  next: 'Continue',
  submit: 'Sign Up',
  hasAccount: 'Already have an account?',
  logIn: 'Log In',
};

const payment = {
  intro: 'Your account is ready. One thing is left: the payment.',
  ways: 'Ways to pay',
  online: 'Online Payment',
  bank: 'Bank Transfer',
  payWith: 'Pay with',
  pay: 'Pay',
  provider: 'You pay on the page of Chapa and come back here afterwards.',
  failed: 'The payment page did not open',
  amount: 'Amount',
  invoiceNumber: 'Invoice number',
  account: 'Account number',
  holder: 'Account name',
  quote: 'Write the invoice number as the reason of the transfer, so that we know it is yours.',
  copy: (what: string) => `Copy: ${what}`,
  copied: 'Copied.',
  copyFailed: 'Your browser did not allow copying.',
  after: 'Your subscription begins when the bank has told us of the transfer, within one working day as a rule.',
  later: 'Pay later and look at tenders',
};

const forgot = {
  title: 'Forgot password?',
  intro: 'We send a code of four characters to your phone.',
  send: 'Send Code',
  codeTitle: 'Enter the code',
  /** The same for a number without an account. */
  sentTo: (phone: string) => `If ${phone} has an account, a code is on its way to it.`,
  otherPhone: 'Use another number',
  verify: 'Verify Code',
  resetTitle: 'Lost Password Reset',
  change: 'Change Password',
  askAgain: 'Ask for a new code',
  doneTitle: 'Password Changed Successfully!',
  done: 'You are now logged in.',
  home: 'Back to Home',
};

const resend = {
  label: 'Send the code again',
  waiting: (seconds: number) => `in ${seconds} s`,
  ready: 'You can have the code sent again.',
};

const verification = {
  phone: {
    title: 'Verify your phone',
    wrong: 'Wrong number?',
    done: 'Your phone is verified.',
    missing: 'Your account has no phone number yet. Add it to your account, then verify it here.',
  },
  email: {
    title: 'Verify your email',
    wrong: 'Wrong email?',
    done: 'Your email is verified.',
    missing: 'Your account has no email yet. Add it to your account, then verify it here.',
  },
  sending: (contact: string) => `The code is being sent to ${contact}.`,
  sentTo: (contact: string) => `Sent to ${contact}. The code works for 10 minutes.`,
  notSent: 'The code was not sent',
  verify: 'Verify',
  verified: 'Verified !',
  already: 'Already verified',
  toTenders: 'Back to Tenders',
  toAccount: 'My Account',
};

export const words = { fields, problems, login, signup, payment, forgot, resend, verification };
