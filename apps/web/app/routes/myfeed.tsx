import { useNow } from '@awaj/features/clock';
import { FeedPage } from '../features/feed/FeedPage.tsx';
import { listPartsInBrowser } from '../features/lists/list-parts.ts';
import type { Route } from './+types/myfeed.ts';

await listPartsInBrowser();

// Only members have a feed, which the server does not know: it sends the frame.
export const loader = () => ({ renderedAt: new Date() });
export const clientLoader = () => ({ renderedAt: new Date() });

export default function MyFeed({ loaderData: { renderedAt } }: Route.ComponentProps) {
  return <FeedPage now={useNow(renderedAt)} />;
}
