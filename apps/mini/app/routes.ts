import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('latest-tenders/telegram', 'routes/latest-tenders.tsx'),
  route('myfeed/telegram', 'routes/myfeed.tsx'),
  route('messages/telegram', 'routes/messages.tsx'),
  route('searches/telegram', 'routes/searches.tsx'),
  route('alerts/telegram', 'routes/alerts.tsx'),
  route('plan/telegram', 'routes/plan.tsx'),
  route('tender/telegram/:telegramTenderId', 'routes/tender.tsx'),
  route('login/telegram', 'routes/login.tsx'),
  route('signup/telegram', 'routes/signup.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
