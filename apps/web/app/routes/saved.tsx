import { useNow } from '@awaj/features/clock';
import { listPartsInBrowser } from '../features/lists/list-parts.ts';
import { SavedPage } from '../features/saved-tenders/SavedPage.tsx';
import type { Route } from './+types/saved.ts';

await listPartsInBrowser();

// Only members have saved tenders, which the server does not know: it sends the frame.
export const loader = () => ({ renderedAt: new Date() });
export const clientLoader = () => ({ renderedAt: new Date() });

export default function Saved({ loaderData: { renderedAt } }: Route.ComponentProps) {
  return <SavedPage now={useNow(renderedAt)} />;
}
