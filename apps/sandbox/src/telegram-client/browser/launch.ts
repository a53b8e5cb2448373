import { type ClientVersion, clientVersions } from '../protocol/client-version.ts';
import { type NetworkState, networkStates } from '../protocol/network.ts';
import { type Theme, themes } from '../protocol/palette.ts';
import { readPayload, readText } from '../protocol/payload.ts';
import { type Platform, platforms } from '../protocol/platform.ts';
import { part } from './page-parts.ts';

export interface Launch {
  /** The demo user's key. */
  user: string;
  url: string;
  origin: string;
  version: ClientVersion;
  platform: Platform;
  theme: Theme;
  /** Null: the app talks to its servers directly. */
  network: NetworkState | null;
}

/** Reads the launch data that the server wrote into the page. */
export function readLaunch(): Launch {
  const block = readPayload(JSON.parse(part('launch', HTMLScriptElement).text));
  const version = clientVersions.find((known) => known === block.version);
  const platform = platforms.find((known) => known === block.platform);
  const theme = themes.find((known) => known === block.theme);
  const network = networkStates.find((known) => known === block.network) ?? null;
  const user = readText(block, 'user');
  const url = readText(block, 'url');
  const origin = readText(block, 'origin');
  if (!version || !platform || !theme || !user || !url || !origin) throw new Error('The page has no launch data.');
  return { user, url, origin, version, platform, theme, network };
}

/** Requests a new launch with the settings of the page's address, with fresh init data. */
export async function requestLaunchUrl(): Promise<string> {
  const response = await fetch(`/telegram/launch${location.search}`);
  const url = response.ok ? readText(readPayload(await response.json()), 'url') : null;
  if (url === null) throw new Error(`The sandbox answered ${response.status} instead of a launch.`);
  return url;
}
