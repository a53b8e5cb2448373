interface AppLink {
  startParam: string;
}

function launchWith(settings: Readonly<Record<string, string>>, { startParam }: AppLink): string {
  const { searchParams } = new URL(location.href);
  searchParams.delete('path');
  searchParams.delete('startapp');
  if (startParam !== '') searchParams.set('startapp', startParam);
  for (const [name, value] of Object.entries(settings)) searchParams.set(name, value);
  return `/telegram?${searchParams}`;
}

/** Opens the app again in this client. */
export const ownLaunch = (link: AppLink): string => launchWith({}, link);

const sara = '710000003';
const dawit = '710000002';

/** Opens the client of another person who received the link. */
export const friendsLaunch = (user: string, link: AppLink): string =>
  launchWith({ user: user === sara ? dawit : sara }, link);
