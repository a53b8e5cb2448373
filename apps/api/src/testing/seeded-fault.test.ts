import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { seededFaults } from './seeded-fault.ts';

const source = join(import.meta.dirname, '..');

// Else the tests would fail for want of the fault, and it would seem to be noticed.
describe('a seeded fault', () => {
  it.each(Object.entries(seededFaults))('“%s” fits the code as it is', (_, { file, from }) => {
    expect(readFileSync(join(source, file), 'utf8')).toContain(from);
  });
});
