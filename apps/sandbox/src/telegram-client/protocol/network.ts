/** The network between the app and its servers. */
export const networkStates = ['online', 'slow', 'offline'] as const;

export type NetworkState = (typeof networkStates)[number];
