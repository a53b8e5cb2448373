import { type CalendarDate, isEthiopianDate, toEthiopian, toGregorian } from '@awaj/domain/ethiopian-calendar';
import { type Locale, languages } from '@awaj/i18n';
import type { DateCalendar, PartsCalendar } from '@awaj/ui/DateRangeField';

const ethiopian = (locale: Locale): Omit<PartsCalendar, 'label'> => ({
  id: 'ethiopian',
  months: languages[locale].months,
  // What the field holds came from the domain, or from the browser's own date field.
  toParts: (date) => toEthiopian(date as CalendarDate),
  fromParts: (parts) => (isEthiopianDate(parts) ? toGregorian(parts) : null),
});

/** Both calendars to choose days in, the reader's own first. */
export function calendarsIn(
  locale: Locale,
  labels: { gregorian: string; ethiopian: string },
): [DateCalendar, ...DateCalendar[]] {
  const both = {
    gregorian: { id: 'gregorian', label: labels.gregorian },
    ethiopian: { ...ethiopian(locale), label: labels.ethiopian },
  };
  const [main, other] = languages[locale].calendars;
  return [both[main], both[other]];
}
