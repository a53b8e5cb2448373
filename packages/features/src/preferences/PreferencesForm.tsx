import { nameMatches, type Option, type Preferences } from '@awaj/domain/preferences';
import { useArea, useMessages } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { FormError } from '@awaj/ui/FormError';
import { MultiSelect } from '@awaj/ui/MultiSelect';
import { Stack } from '@awaj/ui/Stack';
import { useMutation } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { type Form, type FormOptions, useForm } from '../form/form.ts';
import type { QueryFailureProps } from '../query-failure/query-failure.ts';
import type { Choices } from './preferences.mapper.ts';
import type { PreferencesMutations } from './preferences.mutations.ts';
import { type PreferencesForm as Fields, fromForm, toForm, toText, toValues } from './preferences-form.ts';

export interface PreferencesFormProps extends Pick<QueryFailureProps, 'refusedText'> {
  options: Choices;
  saved: Preferences;
  mutations: PreferencesMutations;
  onSaved: () => void;
  wayOut?: ReactNode;
  /** Draws what saves in another way than as a button below the choices. */
  drawSave?: ((save: SaveProps) => ReactNode) | undefined;
  onChanged?: ((isChanged: boolean) => void) | undefined;
  draft?: FormOptions<Fields>['draft'] | undefined;
}

export interface SaveProps {
  text: string;
  isBusy: boolean;
  onPress: () => void;
}

interface ChoiceProps {
  form: Form<Fields>;
  name: keyof Fields;
  label: string;
  options: readonly Option[];
}

const none = () => ({});

function Choice({ form, name, label, options }: ChoiceProps): ReactElement {
  const { chosen, ...words } = useArea('preferences').choice;
  const { id, error, errorTiming } = form.field(name);
  return (
    <MultiSelect
      error={error}
      errorTiming={errorTiming}
      id={id}
      label={label}
      labels={{ chosen: chosen(label), ...words }}
      matches={nameMatches}
      onChange={(values) => form.set(name, toText(values))}
      options={options.map((option) => ({ value: String(option.id), label: option.name }))}
      value={toValues(form.values[name])}
    />
  );
}

export function PreferencesForm(props: PreferencesFormProps): ReactElement {
  const { options, saved, mutations, onSaved, wayOut, drawSave, onChanged, draft, refusedText } = props;
  const element = useRef<HTMLFormElement>(null);
  const { form: formWords } = useMessages();
  const words = useArea('preferences');
  const { mutateAsync } = useMutation(mutations.save());
  const form = useForm<Fields>({
    initial: toForm(saved),
    ...(draft && { draft }),
    check: none,
    submit: async (fields) => {
      await mutateAsync(fromForm(fields));
      onSaved();
    },
    refusal(error) {
      const problem = refusedText?.(error) ?? null;
      return problem === null ? null : { problem };
    },
  });
  const { isChanged } = form;
  useEffect(() => onChanged?.(isChanged), [onChanged, isChanged]);
  const save = { text: words.save, isBusy: form.isBusy };
  return (
    <form noValidate onSubmit={form.onSubmit} ref={element}>
      <Stack gap="m">
        <Choice form={form} label={words.languages} name="selectedLanguages" options={options.languages} />
        <Choice form={form} label={words.regions} name="selectedRegions" options={options.regions} />
        <Choice form={form} label={words.categories} name="selectedCategories" options={options.categories} />
        <FormError errors={form.problem ? [{ text: form.problem }] : []} heading={formWords.failed} />
        <Stack direction="row" gap="s">
          {wayOut}
          {drawSave?.({ ...save, onPress: () => element.current?.requestSubmit() }) ?? (
            <Button isBusy={form.isBusy} type="submit">
              {words.save}
            </Button>
          )}
        </Stack>
      </Stack>
    </form>
  );
}
