import { type CalendarEvent, calendarFile } from '@awaj/domain/calendar-file';
import { minuteMs } from '@awaj/domain/duration';

/** Saves a file like a download from an address. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // Some browsers read the file later, so the address is revoked late.
  setTimeout(() => URL.revokeObjectURL(url), minuteMs);
}

export const saveCalendar = (name: string, events: readonly CalendarEvent[]): void =>
  saveFile(new File([calendarFile(events, new Date())], name, { type: 'text/calendar' }));
