import { RemindersPage } from '../features/reminders/RemindersPage.tsx';

// The server does not know members: it sends the frame.
export const loader = () => null;
export const clientLoader = () => null;

export default function Reminders() {
  return <RemindersPage />;
}
