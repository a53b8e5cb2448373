import { describe, expect, it } from 'vitest';
import { parseEmail } from '../email/index.ts';
import { parsePhone } from '../phone/index.ts';
import { changedContacts, verificationAfterSaving, withVerified } from './index.ts';

function typed(phoneText: string, emailText: string) {
  const [phone, email] = [parsePhone(phoneText), parseEmail(emailText)];
  if (!phone.ok || !email.ok) throw new Error(`${phoneText} or ${emailText} is not valid`);
  return { phone: phone.value, email: email.value };
}

const kept = { phone: '+251911000001', email: 'abebe@awaj.test' };
const bothVerified = { isPhoneVerified: true, isEmailVerified: true };

describe('saving the contacts of an account', () => {
  it.each([
    ['as they are', '+251911000001', 'abebe@awaj.test', [], true, true],
    ['written otherwise', ' 0911 00 00 01 ', 'Abebe@Awaj.test', [], true, true],
    ['with another phone', '0911000002', 'abebe@awaj.test', ['phone'], false, true],
    ['with another email', '0911000001', 'almaz@awaj.test', ['email'], true, false],
    ['with both changed', '0711000001', 'almaz@awaj.test', ['phone', 'email'], false, false],
  ])('%s: %s, %s', (_case, phone, email, changed, isPhoneVerified, isEmailVerified) => {
    const saved = typed(phone, email);
    expect(changedContacts(kept, saved)).toEqual(changed);
    expect(verificationAfterSaving({ ...kept, ...bothVerified }, saved)).toEqual({ isPhoneVerified, isEmailVerified });
  });

  it('never verifies a contact', () => {
    const neither = { isPhoneVerified: false, isEmailVerified: false };
    const saved = typed(kept.phone, kept.email);
    expect(verificationAfterSaving({ ...kept, ...neither }, saved)).toEqual(neither);
    expect(verificationAfterSaving({ phone: null, email: null, ...bothVerified }, saved)).toEqual(neither);
  });
});

it('a correct code verifies the contact that it was sent to', () => {
  const neither = { isPhoneVerified: false, isEmailVerified: false };
  expect(withVerified(neither, 'phone')).toEqual({ isPhoneVerified: true, isEmailVerified: false });
  expect(withVerified(neither, 'email')).toEqual({ isPhoneVerified: false, isEmailVerified: true });
});
