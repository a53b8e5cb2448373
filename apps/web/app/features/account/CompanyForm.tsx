import { maxLengths } from '@awaj/api-client/max-lengths';
import type { UserInfo } from '@awaj/features/account';
import { useForm } from '@awaj/features/form';
import { useArea } from '@awaj/i18n/react';
import { Text } from '@awaj/ui/Text';
import { TextField } from '@awaj/ui/TextField';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useMutations } from '../../data/account-api.ts';
import { draftKey } from '../../data/use-user-info.ts';
import { AccountForm } from './AccountForm.tsx';
import { useNotice } from './use-notice.ts';

type Fields = Record<'company_name' | 'tin' | 'address', string>;

/** Only its length is checked. */
const check = () => ({});

export function CompanyForm({ info }: { info: UserInfo }): ReactElement {
  const { company: words } = useArea('account');
  const save = useMutation(useMutations().account.saveCompany());
  const confirmed = useNotice();
  const form = useForm<Fields>({
    initial: { company_name: info.companyName ?? '', tin: info.tin ?? '', address: info.address ?? '' },
    check,
    longest: maxLengths.CompanyInfo,
    submit: async ({ company_name, tin, address }) => {
      await save.mutateAsync({ companyName: company_name.trim(), tin: tin.trim(), address: address.trim() });
      confirmed.show();
    },
    draft: { key: draftKey('company', info) },
  });
  return (
    <AccountForm error={save.error} form={form} isConfirmed={confirmed.isShown}>
      <Text tone="muted">{words.lead}</Text>
      <TextField {...form.field('company_name')} autoComplete="organization" label={words.name} />
      <TextField
        {...form.field('tin')}
        autoComplete="off"
        inputMode="numeric"
        label={words.tin}
        onChange={(event) => form.set('tin', event.target.value.replace(/\D/g, ''))}
      />
      <TextField {...form.field('address')} autoComplete="street-address" label={words.address} />
    </AccountForm>
  );
}
