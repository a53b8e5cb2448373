import { type ApiClient, unwrap } from '@awaj/api-client';
import type { Registration as RegistrationDto } from '@awaj/api-client/schema';
import type { PlanId } from '@awaj/domain/plan';
import { mutationOptions } from '@tanstack/react-query';
import { type Receipt, toReceipt } from './receipt.ts';

export interface Registration {
  firstName: string;
  lastName: string;
  /** May be empty. */
  companyName: string;
  phone: string;
  planId: PlanId;
  email: string;
  password: string;
}

const toDto = ({ firstName, lastName, companyName, planId, ...rest }: Registration): RegistrationDto => ({
  ...rest,
  first_name: firstName.trim(),
  last_name: lastName.trim(),
  plan_id: planId,
  ...(companyName.trim() && { company_name: companyName.trim() }),
});

export const createRegistrationMutations = (api: ApiClient) => ({
  /** Checks whether a phone can be registered; throws the reason if not. */
  acceptPhone: () =>
    mutationOptions({
      mutationFn: async (phone: string) => {
        await unwrap(api.POST('/auth/validate/phone', { body: { phone } }));
      },
    }),
  /** Returns the token and what has to be paid. */
  register: () =>
    mutationOptions({
      mutationFn: async (registration: Registration): Promise<{ token: string; receipt: Receipt }> => {
        const dto = await unwrap(api.POST('/auth/register', { body: toDto(registration) }));
        return { token: dto.token, receipt: toReceipt(dto, registration.planId) };
      },
    }),
});
