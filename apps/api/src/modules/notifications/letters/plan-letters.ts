import type { PlanMessage } from '../notification.ts';
import type { Letter } from './letter.ts';
import type { LetterWords } from './letter-words.ts';

/** About the end of a trial or a plan. */
export function planLetter(message: PlanMessage, { texts, day, shortDay, link }: LetterWords): Letter {
  const kind = message.isTrial ? 'trial' : 'plan';
  const href = link('/billing');
  if (message.template === 'planEnded') {
    const { subject, lead, action, sms } = texts.planEnded[kind];
    return { subject, title: subject, paragraphs: [lead(day(message.endsAt))], action: { label: action, href }, sms };
  }
  const { subject, lead, note, action, sms } = texts.planEnding[kind];
  const title = subject(shortDay(message.endsAt));
  const paragraphs = [lead(day(message.endsAt)), note];
  return { subject: title, title, paragraphs, action: { label: action, href }, sms: sms(shortDay(message.endsAt)) };
}
