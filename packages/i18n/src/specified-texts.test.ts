import { expect, it } from 'vitest';
import { words as account } from './areas/account/en.ts';
import { words as api } from './areas/api/en.ts';
import { words as auth } from './areas/auth/en.ts';
import { words as billing } from './areas/billing/en.ts';
import { words as failure } from './areas/failure/en.ts';
import { words as form } from './areas/form/en.ts';
import { words as plan } from './areas/plan/en.ts';
import { words as preferences } from './areas/preferences/en.ts';
import { words as search } from './areas/search/en.ts';
import { words as telegramTender } from './areas/telegram-tender/en.ts';
import { words as tender } from './areas/tender/en.ts';
import { words as titles } from './areas/titles/en.ts';

// Including spelling mistakes, because other programs and people rely on them.
it.each([
  ['Invalid Credential', auth.login.refused],
  ['Invalid Credential', api.problems.invalidCredential],
  ['First Step', auth.signup.steps.first],
  ['Second Step', auth.signup.steps.second],
  ['Completed', auth.signup.steps.completed],
  ['Sign Up', auth.signup.submit],
  ['Verify Code', auth.forgot.verify],
  ['Lost Password Reset', auth.forgot.resetTitle],
  ['Change Password', auth.forgot.change],
  ['Password Changed Successfully!', auth.forgot.doneTitle],
  ['Back to Home', auth.forgot.home],
  ['Verified !', auth.verification.verified],
  ['Can not be empty', form.empty],
  ['Not a valid number.', form.phone],
  ['Not a valid email.', form.email],
  ['The passwords does not match.', form.mismatch.reset],
  ['Does not match.', form.mismatch.change],
  ['Confirmed', account.confirmed],
  ['Change Password', account.security.change],
  ['Alert Setting', titles.settings],
  ['Active Subscription', billing.active],
  ['Inactive Subscription', billing.inactive],
  ['Payment Successful!', billing.payment.paid],
  ['Unpaid!', billing.payment.unpaid],
  ['Buy Yearly and Save 60%', plan.yearlyClaim],
  ['BIDDING OPEN', tender.status.open],
  ['BIDDING CLOSED', tender.status.closed],
  ['Login or Subscribe', tender.locked.value(false)],
  ['Buy Document', tender.document.buy],
  ['Download Document', tender.document.download],
  ['No result', tender.list.noResult],
  ['No more content', tender.list.noMore],
  ['No Saved Tenders', search.saved.empty.title],
  ['View All Tenders', search.saved.empty.all],
  ['Update Your Preferences.', preferences.title],
  ['Get Started', preferences.feed.start],
  ['Go to Homepage', failure.notFound.home],
  ['Paid!', telegramTender.popup.paid.title],
  ['Your payment was successful.', telegramTender.popup.paid.message],
  ['Not Paid!', telegramTender.popup.cancelled.title],
  ['You have aborted the payment process', telegramTender.popup.cancelled.message],
])('"%s" is written exactly as specified', (specified, text) => {
  expect(text).toBe(specified);
});
