// Starts the server with Node's compile cache. Plain JavaScript, so that the TypeScript compiler is not loaded when
// everything is in the cache.
import { enableCompileCache } from 'node:module';

enableCompileCache();
await import('./server.ts');
