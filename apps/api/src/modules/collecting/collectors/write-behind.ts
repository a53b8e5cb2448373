/** Stores a chunk while the next one is read: the reader keeps one processor busy, and the database another. */
export function writeBehind<Chunk>(store: (chunk: Chunk) => Promise<void>) {
  let storing = Promise.resolve();
  return {
    /** Waits for the chunk before. */
    async put(chunk: Chunk): Promise<void> {
      await storing;
      storing = store(chunk);
      // Its failure is told by the next await, and until then by nobody else.
      storing.catch(() => {});
    },
    end: () => storing,
  };
}
