/** Every key that does something by itself, in the order in which they are told of. */
export const singleKeys = ['/', 'j', 'k', '?'] as const;

export type SingleKey = (typeof singleKeys)[number];
