import { data } from 'react-router';
import { NotFoundPage } from '../FailurePage.tsx';
import { localeOfRequest } from '../page-locale.ts';
import { titleOf } from '../page-title.ts';
import { pageMeta } from '../seo.ts';
import type { Route } from './+types/not-found.ts';

export const loader = ({ request }: Route.LoaderArgs) => data(localeOfRequest(request), { status: 404 });

export const meta = (args: Route.MetaArgs) =>
  pageMeta({ location: args.location, title: titleOf(args), isIndexed: false });

export default NotFoundPage;
