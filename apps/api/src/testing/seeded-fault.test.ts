import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { seededFaults } from './seeded-fault.ts';

const source = join(import.meta.dirname, '..');

// A fault that no longer fits the code would not be applied, and the tests that should notice it would say nothing
// about it.
describe('a seeded fault', () => {
  it.each(Object.entries(seededFaults))('“%s” fits the code as it is', (_, { file, from }) => {
    expect(readFileSync(join(source, file), 'utf8')).toContain(from);
  });
});
