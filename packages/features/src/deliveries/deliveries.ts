export { DeliveryList } from './DeliveryList.tsx';
export { createDeliveryQueries } from './deliveries.queries.ts';
export { type Delivery, receiptOf } from './delivery.ts';
