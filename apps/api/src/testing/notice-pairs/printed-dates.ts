import type { LanguageCode } from '@awaj/demo-data/languages';
import { type CalendarDate, toEthiopian } from '@awaj/domain/ethiopian-calendar';

const english = 'January February March April May June July August September October November December'.split(' ');
const amharic = 'መስከረም ጥቅምት ኅዳር ታኅሣሥ ጥር የካቲት መጋቢት ሚያዝያ ግንቦት ሰኔ ሐምሌ ነሐሴ ጳጉሜን'.split(' ');
const tigrinya = 'መስከረም ጥቅምቲ ሕዳር ታሕሳስ ጥሪ ለካቲት መጋቢት ሚያዝያ ግንቦት ሰነ ሓምለ ነሓሰ ጳጉሜን'.split(' ');
const oromo =
  'Fulbaana Onkoloolessa Sadaasa Muddee Amajjii Guraandhala Bitootessa Ebla Caamsaa Waxabajjii Adoolessa Hagayya Qaammee'.split(
    ' ',
  );

const two = (value: number): string => String(value).padStart(2, '0');

/** Prints a day and an hour in one of two formats of the language. */
export function printedTime(
  day: CalendarDate,
  hour: number,
  minute: number,
  language: LanguageCode,
  way: number,
): string {
  const { year, month, day: date } = toEthiopian(day);
  const [civilYear = 0, civilMonth = 1, civilDay = 1] = day.split('-').map(Number);
  const local = `${hour > 12 ? hour - 6 : hour - 6}:${two(minute)}`;
  const isMorning = hour < 12;
  if (language === 'en')
    return way === 0
      ? `${english[civilMonth - 1]} ${civilDay}, ${civilYear} at ${hour > 12 ? hour - 12 : hour}:${two(minute)} ${isMorning ? 'a.m.' : 'p.m.'}`
      : `${civilDay} ${english[civilMonth - 1]} ${civilYear}, ${two(hour)}:${two(minute)} hours`;
  if (language === 'am')
    return way === 0
      ? `${amharic[month - 1]} ${date} ቀን ${year} ዓ.ም ${isMorning ? 'ከጠዋቱ' : 'ከቀኑ'} ${local} ሰዓት`
      : `${two(date)}/${two(month)}/${year} ዓ.ም ${isMorning ? 'ከረፋዱ' : 'ከሰዓት በኋላ'} ${local} ሰዓት`;
  if (language === 'ti')
    return `${tigrinya[month - 1]} ${date} መዓልቲ ${year} ዓ.ም ሰዓት ${local} ${isMorning ? 'ቅድሚ ቀትሪ' : 'ድሕሪ ቀትሪ'}`;
  return `${oromo[month - 1]} ${date} bara ${year} ${isMorning ? 'ganama' : 'waaree booda'} sa'aatii ${local}`;
}
