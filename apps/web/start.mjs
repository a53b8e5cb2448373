// Starts the server with what Node.js has compiled before. This file is plain JavaScript, so that the compiler of
// TypeScript stays out of memory altogether once everything is in the cache.
import { enableCompileCache } from 'node:module';

enableCompileCache();
await import('./server.ts');
