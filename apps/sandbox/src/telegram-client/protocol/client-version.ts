/** Platform versions at which something visible to apps changed; oldest first. */
export const clientVersions = ['6.0', '6.1', '6.8', '6.9', '7.10', '8.0', '9.1'] as const;

export type ClientVersion = (typeof clientVersions)[number];

export const newestClientVersion: ClientVersion = '9.1';

/** Compares the parts as numbers: 7.10 is newer than 7.9. */
export function isAtLeast(version: string, since: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [sinceMajor = 0, sinceMinor = 0] = since.split('.').map(Number);
  return major === sinceMajor ? minor >= sinceMinor : major > sinceMajor;
}
