import { maxLengths } from '@awaj/api-client/max-lengths';
import { isGivenName } from '@awaj/domain/person-name';
import { parsePhone } from '@awaj/domain/phone';
import { type Form, useForm } from '@awaj/features/form';
import { createRegistrationMutations } from '@awaj/features/registration';
import { useMessages } from '@awaj/i18n/react';
import { useMutation } from '@tanstack/react-query';
import { useApiClient } from '../../data/api.ts';
import { fieldErrors } from '../form/problems.ts';

export const personDraft = 'signup/person';

const { first_name, last_name, company_name } = maxLengths.Registration;

const nobody = { firstName: '', lastName: '', companyName: '', phone: '' };
export type Person = typeof nobody;

export const isComplete = ({ firstName, lastName, phone }: Person): boolean =>
  isGivenName(firstName) && isGivenName(lastName) && parsePhone(phone).ok;

/** The first step. It continues when the server accepts the phone. */
export function usePersonForm(onAccepted: () => void): Form<Person> {
  const { form } = useMessages();
  const accept = useMutation(createRegistrationMutations(useApiClient()).acceptPhone());
  const nameText = (name: string) => (isGivenName(name) ? null : form.empty);
  return useForm({
    initial: nobody,
    draft: { key: personDraft, staysWhenSent: true },
    check: ({ firstName, lastName, phone }) =>
      fieldErrors({
        firstName: nameText(firstName),
        lastName: nameText(lastName),
        phone: parsePhone(phone).ok ? null : form.phone,
      }),
    longest: { firstName: first_name, lastName: last_name, companyName: company_name },
    submit: async ({ phone }) => {
      await accept.mutateAsync(phone);
      onAccepted();
    },
  });
}
