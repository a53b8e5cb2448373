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
  /** In a code with letters. */
  character: (place: number, length: number) => `Character ${place} of ${length}`,
};

const problems = {
  identifier: 'Not a valid email or phone number.',
  tooShort: 'At least 6 characters.',
  tooLong: 'At most 128 characters.',
  /** For a code. */
  incomplete: 'Enter all 4 characters of the code.',
  invalidCode: 'That character is not used in our codes. Please check the message again.',
  missingDigits: 'Enter all 4 digits of the code.',
  leadingZero: 'Our codes never start with 0. Please check the message again.',
};

const login = {
  submit: 'Log In',
  again: 'You have been logged out. Log in to continue where you left off.',
  /** Exactly this text for every failure; the reason is shown below it. */
  refused: 'Invalid Credential',
  refusedReason: 'The email, phone number or password is wrong.',
  forgot: 'Forgot password?',
  noAccount: 'No account yet?',
  signUp: 'Sign Up',
};

const signup = {
  planTitle: 'Choose a plan',
  paymentTitle: 'Payment',
  steps: { label: 'Registration', first: 'First Step', second: 'Second Step', completed: 'Completed', done: 'done' },
  /** Below the steps. */
  stepHints: ['You', 'Plan', 'Pay'],
  plan: { chosen: 'Your plan', change: 'Change plan', keep: 'Keep this plan' },
  back: 'Back',
  next: 'Continue',
  submit: 'Sign Up',
  hasAccount: 'Already have an account?',
  logIn: 'Log In',
};

const payment = {
  intro: 'Your account is ready. Pay to unlock every tender.',
  ways: 'Ways to pay',
  online: 'Online Payment',
  bank: 'Bank Transfer',
  payWith: 'Pay with',
  provider: 'You’ll pay on Chapa, then come straight back. Your plan starts at once, and we send you the receipt.',
  refund: '30-day money-back guarantee.',
  refundPolicy: 'Refund policy',
  failed: 'Couldn’t open the payment page',
  amount: 'Amount',
  invoiceNumber: 'Invoice number',
  account: 'Account number',
  accounts: 'Our accounts',
  holder: 'Account name',
  quote: 'Use your invoice number as the transfer reference.',
  copyAll: 'Copy all',
  sent: 'I have sent it',
  sentTitle: 'Thank you.',
  copy: (what: string) => `Copy: ${what}`,
  copied: 'Copied.',
  copyFailed: 'Your browser did not allow copying. Select the text instead.',
  after: 'We activate your plan when the transfer arrives, usually within one working day.',
  afterSent:
    'We check our account every working day. When your transfer arrives, your plan starts and we send you the receipt. There is nothing else to do.',
  toTenders: 'View Tenders',
  later: 'Skip for now',
};

const forgot = {
  title: 'Forgot password?',
  intro: 'We’ll send a four-character code to your phone.',
  send: 'Send Code',
  codeTitle: 'Enter the code',
  /** The same for a number without an account. */
  sentTo: (phone: string) => `If ${phone} has an account, we have sent it a code.`,
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
  ready: 'You can send the code again now.',
};

const verification = {
  phone: {
    title: 'Verify your phone',
    wrong: 'Wrong number?',
    done: 'Your phone is verified.',
    missing: 'Your account has no phone number yet. Add one, then verify it here.',
  },
  email: {
    title: 'Verify your email',
    wrong: 'Wrong email?',
    done: 'Your email is verified.',
    missing: 'Your account has no email yet. Add one, then verify it here.',
  },
  sending: (contact: string) => `Sending a code to ${contact}…`,
  sentTo: (contact: string) => `Code sent to ${contact}. It works for 10 minutes.`,
  notSent: 'The code was not sent',
  verify: 'Verify',
  verified: 'Verified !',
  already: 'Already verified',
  toTenders: 'Back to Tenders',
  toAccount: 'My Account',
};

export const words = { fields, problems, login, signup, payment, forgot, resend, verification };
