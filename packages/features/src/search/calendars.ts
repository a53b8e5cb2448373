import { type CalendarDate, isEthiopianDate, toEthiopian, toGregorian } from '@awaj/domain/ethiopian-calendar';
import { type Locale, languages } from '@awaj/i18n';
import type { DateCalendar, PartsCalendar } from '@awaj/ui/DateRangeField';

const ethiopian = (locale: Locale): Omit<PartsCalendar, 'label'> => ({
  id: 'ethiopian',
  months: languages[locale].months,
  // The value comes from the domain or the browser's own date field, so it is a calendar date.
  toParts: (date) => toEthiopian(date as CalendarDate),
  fromParts: (parts) => (isEthiopianDate(parts) ? toGregorian(parts) : null),
});

/** Both calendars for date fields, the reader's own first. */
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
