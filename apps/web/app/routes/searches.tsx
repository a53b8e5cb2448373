import { SavedSearchesPage } from '../features/saved-searches/SavedSearchesPage.tsx';

// The server does not know members: it sends the frame.
export const loader = () => null;
export const clientLoader = () => null;

export default function Searches() {
  return <SavedSearchesPage />;
}
