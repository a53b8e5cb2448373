/** How the way between the app and its servers is while the app runs. */
export const networkStates = ['online', 'slow', 'offline'] as const;

export type NetworkState = (typeof networkStates)[number];
