import { addDays, type CalendarDate, dateInAddis, instantInAddis } from '@awaj/domain/ethiopian-calendar';
import { type Locale, languages, locales } from '@awaj/i18n';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { BesideEachOther } from '@awaj/ui/BesideEachOther';
import { Button } from '@awaj/ui/Button';
import { FormError } from '@awaj/ui/FormError';
import { FormField } from '@awaj/ui/FormField';
import { Notice } from '@awaj/ui/Notice';
import { Select, type SelectOption } from '@awaj/ui/Select';
import { Stack } from '@awaj/ui/Stack';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { dayTexts } from '../day-texts/day-texts.ts';
import { hourOptions } from '../day-texts/hour-text.ts';
import { type Form, useForm } from '../form/form.ts';
import { type AlertForm, feedFrequencies } from './alert-settings.mapper.ts';
import type { AlertSettingsMutations } from './alert-settings.mutations.ts';

export interface AlertTimesFormProps {
  saved: AlertForm;
  now: Date;
  mutations: AlertSettingsMutations;
}

interface FieldProps {
  form: Form<AlertForm>;
}

const noon = { hour: 12, minute: 0 };
const longestHolidayDays = 60;
const counts = [1, 2, 3, 5, 10];

/** The value of the language until another one is chosen. It is then not sent, because the bot changes it too. */
const unchanged = '';

const none = () => ({});

function dayOption(day: CalendarDate, locale: Locale): SelectOption {
  const { main, other } = dayTexts(instantInAddis(day, noon), locale);
  return { value: day, label: `${main} · ${other}` };
}

/** The saved value is always among the options, whatever it is. */
function withChosen(options: SelectOption[], chosen: string, label: string): SelectOption[] {
  const isThere = chosen === '' || options.some(({ value }) => value === chosen);
  return isThere ? options : [{ value: chosen, label }, ...options];
}

/** How often and at which hour alerts for the preferences come. */
function Feed({ form }: FieldProps): ReactElement {
  const { feed } = useArea('alertSettings');
  const locale = useLocale();
  const { feed_frequency: frequency } = form.values;
  const hasHour = frequency === 'daily' || frequency === 'weekly';
  return (
    <BesideEachOther of="fields">
      <Select
        id={form.field('feed_frequency').id}
        label={feed.label}
        onChange={(value) => form.set('feed_frequency', value)}
        options={feedFrequencies.map((value) => ({ value, label: feed.frequencies[value] }))}
        value={frequency}
      />
      {hasHour && (
        <Select
          label={feed.hour}
          onChange={(value) => form.set('feed_hour', value)}
          options={hourOptions(locale)}
          value={form.values.feed_hour}
        />
      )}
    </BesideEachOther>
  );
}

function QuietHours({ form }: FieldProps): ReactElement {
  const { quiet } = useArea('alertSettings');
  const locale = useLocale();
  const { id, error } = form.field('quiet_from');
  const options = hourOptions(locale);
  return (
    <FormField as="group" error={error} hint={quiet.hint} id={id} label={quiet.label}>
      {() => (
        <BesideEachOther of="fields">
          <Select
            all={quiet.none}
            label={quiet.from}
            onChange={(value) => form.set('quiet_from', value)}
            options={options}
            value={form.values.quiet_from}
          />
          {form.values.quiet_from !== '' && (
            <Select
              label={quiet.until}
              onChange={(value) => form.set('quiet_until', value)}
              options={options}
              value={form.values.quiet_until}
            />
          )}
        </BesideEachOther>
      )}
    </FormField>
  );
}

function MostADay({ form }: FieldProps): ReactElement {
  const { cap } = useArea('alertSettings');
  const { most_a_day: chosen } = form.values;
  const { id, error, errorTiming } = form.field('most_a_day');
  const options = counts.map((count) => ({ value: String(count), label: cap.most(count) }));
  return (
    <Select
      all={cap.none}
      error={error}
      errorTiming={errorTiming}
      hint={cap.hint}
      id={id}
      label={cap.label}
      onChange={(value) => form.set('most_a_day', value)}
      options={withChosen(options, chosen, cap.most(Number(chosen)))}
      value={chosen}
    />
  );
}

function Holiday({ form, now }: FieldProps & { now: Date }): ReactElement {
  const { holiday } = useArea('alertSettings');
  const locale = useLocale();
  const { holiday_until: chosen } = form.values;
  const { id, error, errorTiming } = form.field('holiday_until');
  const today = dateInAddis(now);
  const options = Array.from({ length: longestHolidayDays }, (_, day) => dayOption(addDays(today, day + 1), locale));
  return (
    <Select
      all={holiday.none}
      error={error}
      errorTiming={errorTiming}
      hint={holiday.hint}
      id={id}
      label={holiday.label}
      onChange={(value) => form.set('holiday_until', value)}
      options={withChosen(options, chosen, chosen && dayOption(chosen as CalendarDate, locale).label)}
      value={chosen}
    />
  );
}

/** The language of all messages. Each is named in itself. */
function MessageLanguage({ form, saved }: FieldProps & Pick<AlertTimesFormProps, 'saved'>): ReactElement {
  const { language } = useArea('alertSettings');
  const { id, error, errorTiming } = form.field('language');
  return (
    <Select
      error={error}
      errorTiming={errorTiming}
      hint={language.hint}
      id={id}
      label={language.label}
      onChange={(value) => form.set('language', value === saved.language ? unchanged : value)}
      options={locales.map((value) => ({ value, label: languages[value].name }))}
      value={form.values.language || saved.language}
    />
  );
}

/** The hours, frequency, daily limit, pause and language of alerts. */
export function AlertTimesForm({ saved, now, mutations }: AlertTimesFormProps): ReactElement {
  const words = useArea('alertSettings');
  const { form: formWords } = useMessages();
  const save = useMutation(mutations.saveTimes());
  const form = useForm<AlertForm>({
    initial: { ...saved, language: unchanged },
    check: none,
    submit: async (values) => {
      await save.mutateAsync(values);
      form.set('language', unchanged);
    },
  });
  return (
    <form method="dialog" noValidate onSubmit={form.onSubmit}>
      <Stack gap="l">
        <Feed form={form} />
        <QuietHours form={form} />
        <BesideEachOther of="fields">
          <MostADay form={form} />
          <Holiday form={form} now={now} />
        </BesideEachOther>
        <BesideEachOther of="fields">
          <MessageLanguage form={form} saved={saved} />
        </BesideEachOther>
        <FormError errors={form.problem ? [{ text: form.problem }] : []} heading={formWords.failed} />
        <Stack direction="row" gap="s">
          <Button isBusy={form.isBusy} isWideOnPhone type="submit">
            {words.save}
          </Button>
          {save.isSuccess && !form.isChanged && <Notice tone="success">{words.saved}</Notice>}
        </Stack>
      </Stack>
    </form>
  );
}
