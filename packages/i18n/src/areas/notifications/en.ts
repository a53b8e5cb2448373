const channels = { phone: 'phone', email: 'email' };

/** Messages to people. An SMS holds 160 Latin letters or 70 Ethiopic ones; each text that goes by SMS fits in one. */
export const words = {
  resetCode: {
    subject: (code: string) => `${code} is your code for a new password`,
    text: (code: string) =>
      `Awaj: ${code} is your code for a new password. It works for 10 minutes. Give it to nobody.`,
  },
  contactCode: {
    subject: (code: string) => `${code} is your verification code`,
    text: (code: string) => `Awaj: ${code} is your verification code. It works for 10 minutes.`,
  },
  contactChanged: {
    subject: (channel: 'phone' | 'email') => `The ${channels[channel]} of your account has changed`,
    text: (channel: 'phone' | 'email') =>
      `Awaj: the ${channels[channel]} of your account was changed. Was it not you? Reset your password within 3 days.`,
  },
  passwordChanged: {
    subject: 'Your password has changed',
    text: 'Awaj: your password was changed. Was it not you? Reset it now.',
  },
  phoneDetached: {
    subject: 'Your account no longer has a phone number',
    text: 'Awaj: somebody else has verified the phone number of your account, so we removed it. Nothing else has changed. Log in with this email and add your own number.',
  },
  accountTaken: {
    subject: 'This email is no longer in use at Awaj',
    text: 'Awaj: the owner of the phone number that you signed up with has verified it, and the account is theirs now. This email and its password no longer open it. Sign up again with your own number.',
  },
  paymentReceived: {
    subject: (invoice: string) => `Your payment for ${invoice} has arrived`,
    text: (invoice: string, amount: string) =>
      `Awaj: your payment of ${amount} for invoice ${invoice} has arrived, and the invoice is paid. Thank you.`,
  },
  paymentIncomplete: {
    subject: (invoice: string) => `Part of your payment for ${invoice} is missing`,
    text: (invoice: string, amount: string, missing: string) =>
      `Awaj: ${amount} has arrived for invoice ${invoice}. ${missing} is still missing.`,
  },
  paymentReturned: {
    subject: (invoice: string) => `Your money for ${invoice} is on its way back`,
    text: (invoice: string, amount: string) =>
      `Awaj: we have returned ${amount} of invoice ${invoice} to you. Your bank or wallet may need some days.`,
  },
};
