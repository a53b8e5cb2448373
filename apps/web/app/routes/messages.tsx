import { DeliveriesPage } from '../features/deliveries/DeliveriesPage.tsx';

// The server does not know members: it sends the frame.
export const loader = () => null;
export const clientLoader = () => null;

export default function Messages() {
  return <DeliveriesPage />;
}
