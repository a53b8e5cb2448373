import { type ApiClient, unwrap } from '@awaj/api-client';
import { queryOptions } from '@tanstack/react-query';
import { toDelivery } from './delivery.ts';

export { DeliveryList } from './DeliveryList.tsx';
export { type Delivery, receiptOf } from './delivery.ts';

export const createDeliveryQueries = (api: ApiClient) => ({
  list: () =>
    queryOptions({
      queryKey: ['deliveries'],
      queryFn: async ({ signal }) =>
        (await unwrap(api.GET('/client/deliveries', { signal }))).deliveries.map(toDelivery),
      // It is opened to see what became of a message sent just now.
      staleTime: 0,
    }),
});
