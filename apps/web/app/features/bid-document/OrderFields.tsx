import type { OrderValues } from '@awaj/features/bid-document';
import type { Form } from '@awaj/features/form';
import { useArea, useMessages } from '@awaj/i18n/react';
import { PhoneField } from '@awaj/ui/PhoneField';
import { Stack } from '@awaj/ui/Stack';
import { TextField } from '@awaj/ui/TextField';
import type { ReactElement } from 'react';

const longest = { name: 100, email: 254, company: 200, number: 40, address: 400 };

export function OrderFields({ form }: { form: Form<OrderValues> }): ReactElement {
  const { fields } = useArea('bidDocument').buy;
  const { optional } = useMessages().form;
  const { field } = form;
  return (
    <Stack gap="m">
      <TextField autoComplete="given-name" label={fields.firstName} maxLength={longest.name} {...field('first_name')} />
      <TextField autoComplete="family-name" label={fields.lastName} maxLength={longest.name} {...field('last_name')} />
      <TextField autoComplete="email" label={fields.email} maxLength={longest.email} type="email" {...field('email')} />
      <PhoneField label={fields.phone} {...field('phone')} />
      <TextField
        autoComplete="organization"
        label={fields.companyName}
        maxLength={longest.company}
        optional={optional}
        {...field('company_name')}
      />
      <TextField
        inputMode="numeric"
        label={fields.tin}
        maxLength={longest.number}
        optional={optional}
        {...field('TIN')}
      />
      <TextField label={fields.vatNumber} maxLength={longest.number} optional={optional} {...field('VAT_number')} />
      <TextField
        autoComplete="street-address"
        label={fields.address}
        maxLength={longest.address}
        optional={optional}
        {...field('address')}
      />
    </Stack>
  );
}
