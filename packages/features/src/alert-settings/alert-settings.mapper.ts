import type { AlertSettings as AlertSettingsDto, Mute as MuteDto, MuteForm } from '@awaj/api-client/schema';
import { alertFrequencies, usualSchedule } from '@awaj/domain/alert-times';

/** A buyer or word that is left out of alerts. */
export interface Mute {
  id: number;
  kind: 'buyer' | 'word';
  name: string;
}

export type Muted = { companyId: number } | { word: string };

export function toMute({ id, company, word }: MuteDto): Mute {
  return company ? { id, kind: 'buyer', name: company.name } : { id, kind: 'word', name: word ?? '' };
}

export const toMuteForm = (muted: Muted): MuteForm =>
  'word' in muted ? { word: muted.word } : { company_id: muted.companyId };

/** The form holds strings, under the field names that an answer uses for errors; '' means off. */
export type AlertForm = Record<keyof AlertSettingsDto, string>;

export const feedFrequencies = [...alertFrequencies, 'never'] as const;

export function toAlertForm(settings: AlertSettingsDto): AlertForm {
  const { quiet_from, quiet_until, most_a_day, holiday_until } = settings;
  const { feed_frequency = usualSchedule.frequency, feed_hour = usualSchedule.hour } = settings;
  return {
    quiet_from: quiet_from === quiet_until ? '' : String(quiet_from),
    quiet_until: String(quiet_until),
    most_a_day: String(most_a_day ?? ''),
    holiday_until: holiday_until ?? '',
    feed_frequency,
    feed_hour: String(feed_hour),
    language: settings.language ?? '',
  };
}

export function toAlertSettingsDto(times: AlertForm): AlertSettingsDto {
  const { quiet_from, quiet_until, most_a_day, holiday_until, feed_frequency, feed_hour, language } = times;
  return {
    quiet_from: Number(quiet_from === '' ? quiet_until : quiet_from),
    quiet_until: Number(quiet_until),
    most_a_day: most_a_day === '' ? null : Number(most_a_day),
    holiday_until: holiday_until === '' ? null : holiday_until,
    feed_frequency: feedFrequencies.find((known) => known === feed_frequency) ?? usualSchedule.frequency,
    feed_hour: Number(feed_hour),
    ...(language && { language }),
  };
}
