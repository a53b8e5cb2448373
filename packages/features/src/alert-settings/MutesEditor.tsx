import { maxLengths } from '@awaj/api-client/max-lengths';
import { useArea, useMessages } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { FormError } from '@awaj/ui/FormError';
import { ErrorLine } from '@awaj/ui/FormField';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import { TextField } from '@awaj/ui/TextField';
import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useId, useRef } from 'react';
import { failureText } from '../failure/failure.ts';
import { useForm } from '../form/form.ts';
import type { Mute } from './alert-settings.mapper.ts';
import type { AlertSettingsMutations } from './alert-settings.mutations.ts';

export interface MutesEditorProps {
  mutes: readonly Mute[];
  mutations: AlertSettingsMutations;
}

function AddWord({ mutations }: Pick<MutesEditorProps, 'mutations'>): ReactElement {
  const { mutes: words } = useArea('alertSettings');
  const { form: formWords } = useMessages();
  const { mutateAsync } = useMutation(mutations.mute());
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    initial: { word: '' },
    check: ({ word }) => (word.trim() === '' ? { word: formWords.empty } : {}),
    longest: maxLengths.MuteForm,
    submit: async ({ word }) => {
      await mutateAsync({ word: word.trim() });
      form.set('word', '');
      // Clears the error, because the field is now empty on purpose.
      element.current?.reset();
    },
  });
  return (
    <form method="dialog" noValidate onSubmit={form.onSubmit} ref={element}>
      <Stack gap="s" width="form">
        <TextField {...form.field('word')} autoComplete="off" label={words.add} />
        <FormError errors={form.problem ? [{ text: form.problem }] : []} heading={formWords.failed} />
        <Stack align="start">
          <Button isBusy={form.isBusy} isWideOnPhone tone="quiet" type="submit">
            {words.addSubmit}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}

interface MutedProps extends Pick<MutesEditorProps, 'mutations'> {
  mute: Mute;
  onRemoved: () => void;
}

function Muted({ mute, mutations, onRemoved }: MutedProps): ReactElement {
  const { mutes: words, notSaved } = useArea('alertSettings');
  const { failure } = useMessages();
  const id = useId();
  const remove = useMutation(mutations.unmute());
  return (
    <li>
      <Stack align="between" direction="row" gap="s">
        <Text id={id}>
          <bdi>{mute.name}</bdi>{' '}
          <Text as="span" size="s" tone="muted">
            {words[mute.kind]}
          </Text>
        </Text>
        <Button
          aria-describedby={id}
          isBusy={remove.isPending}
          onClick={() => remove.mutate(mute, { onSuccess: onRemoved })}
          tone="text"
        >
          {words.remove}
        </Button>
      </Stack>
      <ErrorLine text={remove.error ? `${notSaved} ${failureText(remove.error, failure)}` : undefined} />
    </li>
  );
}

/** The buyers and words that are left out of alerts. */
export function MutesEditor({ mutes, mutations }: MutesEditorProps): ReactElement {
  const { mutes: words } = useArea('alertSettings');
  // The pressed button was removed with its mute.
  const list = useRef<HTMLDivElement>(null);
  return (
    <Stack gap="m">
      <div ref={list} tabIndex={-1}>
        {mutes.length === 0 ? (
          <Text tone="muted">{words.none}</Text>
        ) : (
          <Stack aria-label={words.list} as="ul" gap="xs">
            {mutes.map((mute) => (
              <Muted key={mute.id} mutations={mutations} mute={mute} onRemoved={() => list.current?.focus()} />
            ))}
          </Stack>
        )}
      </div>
      <AddWord mutations={mutations} />
    </Stack>
  );
}
