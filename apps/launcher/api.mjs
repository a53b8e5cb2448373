#!/usr/bin/env node
// The operator's commands. `pnpm api` finds this file in node_modules/.bin: under a script of package.json that ends
// with a refusal pnpm would write an error of its own.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// Reuses what Node.js has compiled before, so that a command starts sooner.
enableCompileCache();
await import(pathToFileURL(join(import.meta.dirname, '..', 'api', 'src', 'cli', 'main.ts')).href);
