/** Stories that cover the page get their own frame in the documentation. */
export const inFrame = { docs: { story: { height: '32rem', inline: false } } } as const;

/** Also in the documentation the play function runs, if it opens or fills what the story is named for. */
export const playedInFrame = { docs: { story: { autoplay: true, height: '24rem', inline: false } } } as const;
