export { DeliveryList } from './DeliveryList.tsx';
export { createDeliveryQueries } from './deliveries.queries.ts';
export type { Delivery } from './delivery.ts';
