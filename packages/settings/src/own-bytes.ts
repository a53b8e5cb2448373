/**
 * The same bytes in memory of their own, for a buffer that is kept. Node makes small buffers as slices of 64 KB, and one
 * slice keeps all of them.
 */
export const ownBytes = (bytes: Uint8Array): Buffer => Buffer.from(new Uint8Array(bytes).buffer);
