import type { Letter } from './letter.ts';

// What every phone can show in seven bits; one letter of any other kind makes the whole SMS hold less than half.
const inSevenBits = /^[A-Za-z0-9 \r\n@£$¥!"#%&'()*+,\-./:;<=>?¡¿_§ÄÖÑÜäöñüàèéùìòÇØøÅåÆæßÉΔΦΓΛΩΠΨΣΘΞ¤]*$/;

/** How many letters of a text fit in one SMS. */
export const roomInSms = (text: string): number => (inSevenBits.test(text) ? 160 : 70);

/** Always one SMS: the link is left out where it does not fit. */
export function smsOf({ sms, subject, action }: Letter): string {
  const text = sms ?? subject;
  const withLink = action ? `${text} ${action.href}` : text;
  return withLink.length <= roomInSms(withLink) ? withLink : text;
}
