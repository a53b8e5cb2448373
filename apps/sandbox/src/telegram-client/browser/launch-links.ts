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

/** The same client, which the link opens the app in once more. */
export const ownLaunch = (link: AppLink): string => launchWith({}, link);

const sara = '710000003';
const dawit = '710000002';

/** The client of somebody else, to whom the link was sent. */
export const friendsLaunch = (user: string, link: AppLink): string =>
  launchWith({ user: user === sara ? dawit : sara }, link);
