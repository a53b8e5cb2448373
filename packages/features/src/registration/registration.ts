import { type ApiClient, unwrap } from '@awaj/api-client';
import { type InvoiceStatus, toInvoiceStatus } from '@awaj/domain/invoice';
import { queryOptions } from '@tanstack/react-query';

export { type Bank, parseReceipt, type Receipt } from './receipt.ts';
export { createRegistrationMutations, type Registration } from './registration.mutations.ts';

/** The stored invoice of the registration; null if the member has no such invoice. */
export type RegistrationInvoice = { id: number; status: InvoiceStatus } | null;

export const createRegistrationQueries = (api: ApiClient) => ({
  invoice: (number: string) =>
    queryOptions({
      queryKey: ['registration-invoice', number],
      queryFn: async ({ signal }): Promise<RegistrationInvoice> => {
        const { invoices } = await unwrap(api.GET('/client/invoice', { signal }));
        const found = invoices.find(({ invoice_number }) => invoice_number === number);
        return found ? { id: found.id, status: toInvoiceStatus(found.status) } : null;
      },
    }),
});
