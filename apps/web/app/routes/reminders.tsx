import { RemindersPage } from '../features/reminders/RemindersPage.tsx';

// The server knows no member: it sends the frame.
export const loader = () => null;
export const clientLoader = () => null;

export default function Reminders() {
  return <RemindersPage />;
}
