import { maxLengths } from '@awaj/api-client/max-lengths';
import { parseEmail } from '@awaj/domain/email';
import { parsePersonalInfo } from '@awaj/domain/personal-info';
import { parsePhone, readablePhone } from '@awaj/domain/phone';
import type { UserInfo } from '@awaj/features/account';
import { type FormOptions, useForm } from '@awaj/features/form';
import { useArea, useMessages } from '@awaj/i18n/react';
import { PhoneField } from '@awaj/ui/PhoneField';
import { TextField } from '@awaj/ui/TextField';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useMutations } from '../../data/account-api.ts';
import { draftKey } from '../../data/use-user-info.ts';
import { usePhoneNote } from '../form/use-note.ts';
import { AccountForm } from './AccountForm.tsx';
import { ContactState } from './ContactState.tsx';
import { useNotice } from './use-notice.ts';

type Fields = Record<'name' | 'email' | 'phone', string>;

function useCheck(): FormOptions<Fields>['check'] {
  const { form } = useMessages();
  const { personal } = useArea('account');
  return (fields) => {
    const info = parsePersonalInfo(fields);
    if (info.ok) return {};
    const { name, email, phone } = info.error;
    return {
      ...(name && { name: personal.tooShort }),
      ...(email && { email: form.email }),
      ...(phone && { phone: form.phone }),
    };
  };
}

/** Whether the typed contact differs from the saved one; unfinished input does not count. */
function isOther(typed: ReturnType<typeof parsePhone> | ReturnType<typeof parseEmail>, kept: string | null): boolean {
  return typed.ok && typed.value !== kept;
}

export function PersonalForm({ info }: { info: UserInfo }): ReactElement {
  const { personal: words } = useArea('account');
  const save = useMutation(useMutations().account.savePersonal());
  const confirmed = useNotice();
  const form = useForm<Fields>({
    initial: { name: info.name, email: info.email ?? '', phone: readablePhone(info.phone ?? '') },
    check: useCheck(),
    longest: { name: maxLengths.PersonalInfo.name },
    submit: async (fields) => {
      const parsed = parsePersonalInfo(fields);
      if (parsed.ok) await save.mutateAsync(parsed.value);
      confirmed.show();
    },
    draft: { key: draftKey('personal', info) },
  });
  const withoutSms = usePhoneNote(form.values.phone);
  return (
    <AccountForm error={save.error} form={form} isConfirmed={confirmed.isShown}>
      <TextField {...form.field('name')} autoComplete="name" label={words.name} />
      <TextField
        {...form.field('email')}
        autoComplete="email"
        label={words.email}
        note={
          <ContactState
            contact="email"
            isChanged={isOther(parseEmail(form.values.email), info.email)}
            isKept={info.email !== null}
            isVerified={info.isEmailVerified}
          />
        }
        type="email"
      />
      <PhoneField
        {...form.field('phone')}
        label={words.phone}
        note={
          <>
            <ContactState
              contact="phone"
              isChanged={isOther(parsePhone(form.values.phone), info.phone)}
              isKept={info.phone !== null}
              isVerified={info.isPhoneVerified}
            />
            {withoutSms}
          </>
        }
      />
    </AccountForm>
  );
}
