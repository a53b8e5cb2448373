import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Lets the processes that a test starts use what Node.js has compiled before, so that they begin in half the time. */
export const quickStart = { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') };
