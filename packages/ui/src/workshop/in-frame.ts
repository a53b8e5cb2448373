/** What lies over the page would lie over its documentation: there each story has a window of its own. */
export const inFrame = { docs: { story: { height: '32rem', inline: false } } } as const;

/** The documentation shows what has become of the story, where its play function opens or fills what it is named for. */
export const playedInFrame = { docs: { story: { autoplay: true, height: '24rem', inline: false } } } as const;
