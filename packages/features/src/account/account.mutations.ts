import { type ApiClient, unwrap } from '@awaj/api-client';
import type { PersonalInfo } from '@awaj/domain/personal-info';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { createAccountQueries, toUserInfo, type UserInfo } from './user-info.ts';

/** The reader's company as typed, without checks. */
export interface CompanyInfo {
  companyName: string;
  tin: string;
  address: string;
}

export interface PasswordChange {
  oldPassword: string;
  newPassword: string;
}

export function createAccountMutations(api: ApiClient) {
  const { queryKey } = createAccountQueries(api).info();
  /** Updates the header and the bell at once; a changed contact is unverified again. */
  const show = (client: QueryClient, dto: Parameters<typeof toUserInfo>[0]) =>
    client.setQueryData<UserInfo>(queryKey, (known) => {
      const info = toUserInfo(dto);
      return { ...info, offer: info.offer ?? known?.offer ?? null };
    });
  return {
    savePersonal: () =>
      mutationOptions({
        mutationFn: (body: PersonalInfo) => unwrap(api.POST('/client/account/personal', { body })),
        onSuccess: (dto, _sent, _before, { client }) => show(client, dto),
      }),
    saveCompany: () =>
      mutationOptions({
        mutationFn: ({ companyName, tin, address }: CompanyInfo) =>
          unwrap(api.POST('/client/account/company', { body: { company_name: companyName, tin, address } })),
        onSuccess: (dto, _sent, _before, { client }) => show(client, dto),
      }),
    /** Ends every other session of the account. */
    changePassword: () =>
      mutationOptions({
        mutationFn: ({ oldPassword, newPassword }: PasswordChange) =>
          unwrap(
            api.POST('/client/account/security', { body: { old_password: oldPassword, new_password: newPassword } }),
          ),
      }),
  };
}
