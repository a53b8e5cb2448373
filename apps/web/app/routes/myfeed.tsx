import { useNow } from '@awaj/features/clock';
import { FeedPage } from '../features/feed/FeedPage.tsx';
import type { Route } from './+types/myfeed.ts';

// Only a member has a feed, and the server knows none: it sends the frame.
export const loader = () => ({ renderedAt: new Date() });
export const clientLoader = () => ({ renderedAt: new Date() });

export default function MyFeed({ loaderData: { renderedAt } }: Route.ComponentProps) {
  return <FeedPage now={useNow(renderedAt)} />;
}
