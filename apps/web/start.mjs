// Starts the server with Node's compile cache. Plain JavaScript, so that the TypeScript compiler is not loaded when
// everything is in the cache. The script `start` saves memory: the heap is collected when it has doubled (otherwise it
// grows fourfold, with pages that nobody needs any more); threads that compress pages share two heaps of the C library,
// some 15 MB less; and freed blocks of 128 KB or more go back to the system at once, some 10 MB less.
import { enableCompileCache } from 'node:module';

enableCompileCache();
await import('./server.ts');
