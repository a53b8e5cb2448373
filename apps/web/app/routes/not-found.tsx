import { data } from 'react-router';
import { localeOfRequest } from '../address/locale.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { titleOf } from '../seo/page-title.ts';
import { NotFoundPage } from '../shell/FailurePage.tsx';
import type { Route } from './+types/not-found.ts';

export const loader = ({ request }: Route.LoaderArgs) => data(localeOfRequest(request), { status: 404 });

export const meta = (args: Route.MetaArgs) =>
  pageMeta({ location: args.location, title: titleOf(args), isIndexed: false });

export default NotFoundPage;
