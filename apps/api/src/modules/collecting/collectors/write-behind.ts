/** Stores a chunk while the next one is read, because reader and database each keep a processor busy. */
export function writeBehind<Chunk>(store: (chunk: Chunk) => Promise<void>) {
  let storing = Promise.resolve();
  return {
    /** Waits until the previous chunk is stored. */
    async put(chunk: Chunk): Promise<void> {
      await storing;
      storing = store(chunk);
      // The next await reports this failure. Without a handler it would end the process.
      storing.catch(() => {});
    },
    end: () => storing,
  };
}
