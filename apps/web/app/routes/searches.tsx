import { SavedSearchesPage } from '../features/saved-searches/SavedSearchesPage.tsx';

// The server knows no member: it sends the frame.
export const loader = () => null;
export const clientLoader = () => null;

export default function Searches() {
  return <SavedSearchesPage />;
}
