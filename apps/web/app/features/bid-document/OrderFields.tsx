import type { OrderValues } from '@awaj/features/bid-document';
import type { Form } from '@awaj/features/form';
import { useArea, useMessages } from '@awaj/i18n/react';
import { Disclosure } from '@awaj/ui/Disclosure';
import { PhoneField } from '@awaj/ui/PhoneField';
import { Stack } from '@awaj/ui/Stack';
import { TextField } from '@awaj/ui/TextField';
import type { ReactElement } from 'react';

/** Only printed on the invoice, so they are hidden from buyers who do not need them. */
const ofInvoice = ['company_name', 'TIN', 'VAT_number', 'address'] as const;

export function OrderFields({ form }: { form: Form<OrderValues> }): ReactElement {
  const { fields, details } = useArea('bidDocument').buy;
  const { optional } = useMessages().form;
  const { field } = form;
  // Fields with an error are always shown.
  const isWrong = ofInvoice.some((name) => field(name).error !== undefined);
  return (
    <Stack gap="m">
      <TextField autoComplete="given-name" label={fields.firstName} {...field('first_name')} />
      <TextField autoComplete="family-name" label={fields.lastName} {...field('last_name')} />
      <TextField autoComplete="email" label={fields.email} type="email" {...field('email')} />
      <PhoneField label={fields.phone} {...field('phone')} />
      <Disclosure isOpen={isWrong} labels={details}>
        <Stack gap="m">
          <TextField
            autoComplete="organization"
            label={fields.companyName}
            optional={optional}
            {...field('company_name')}
          />
          <TextField inputMode="numeric" label={fields.tin} optional={optional} {...field('TIN')} />
          <TextField label={fields.vatNumber} optional={optional} {...field('VAT_number')} />
          <TextField autoComplete="street-address" label={fields.address} optional={optional} {...field('address')} />
        </Stack>
      </Disclosure>
    </Stack>
  );
}
