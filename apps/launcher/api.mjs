#!/usr/bin/env node
// The operator's commands. `pnpm api` finds this file in node_modules/.bin. If it were a script of package.json, pnpm
// would add its own error to each refusal.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// Reuses code that Node.js compiled before, so that a command starts sooner.
enableCompileCache();
await import(pathToFileURL(join(import.meta.dirname, '..', 'api', 'src', 'cli', 'main.ts')).href);
