/** What lies over the page would lie over its documentation: there each story has a window of its own. */
export const inFrame = { docs: { story: { height: '32rem', inline: false } } } as const;
