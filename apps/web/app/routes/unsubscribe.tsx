import { data } from 'react-router';
import { localeOfRequest } from '../address/locale.ts';
import { loadUnsubscribing, saveUnsubscribing } from '../features/unsubscribing/load-unsubscribing.ts';
import { LostLink, resumeField, UnsubscribingPage } from '../features/unsubscribing/UnsubscribingPage.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { titleOf } from '../seo/page-title.ts';
import type { Route } from './+types/unsubscribe.ts';

export async function loader({ request, params }: Route.LoaderArgs) {
  const link = await loadUnsubscribing(params.token, localeOfRequest(request));
  return data(link, link === null ? { status: 404 } : undefined);
}

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  loadUnsubscribing(params.token, localeOfRequest(request));

/** A press on the page, or a mailbox's own (RFC 8058), which must not be redirected. */
export async function action({ request, params }: Route.ActionArgs) {
  // Any body unsubscribes, even an empty one; only our own button subscribes again.
  const form = await request.formData().catch(() => new FormData());
  const isResumed = form.has(resumeField);
  await saveUnsubscribing(params.token, localeOfRequest(request), !isResumed);
  return { isResumed };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta({ location: args.location, title: titleOf(args), isIndexed: false });

export default function Unsubscribe({ loaderData: link, actionData }: Route.ComponentProps) {
  return link === null ? <LostLink /> : <UnsubscribingPage isResumed={actionData?.isResumed ?? false} link={link} />;
}
