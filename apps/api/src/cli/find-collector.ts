import { ConfigFault } from '../modules/collecting/adapters/config-shape.ts';
import { type Collector, findCollector } from '../modules/collecting/collectors/collector.ts';
import { type CollectorFile, readCollectorFile } from '../modules/collecting/collectors/collector-file.ts';
import { readNamedFile } from './files.ts';
import { type Operation, UsageError } from './operation.ts';

const largestFile = 256 * 1024;

/** Turns a fault of the file into a usage error. */
export async function asUsageError<Value>(work: () => Promise<Value> | Value): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ConfigFault ? new UsageError(error.message) : error;
  }
}

export const collectorFile = (operation: Operation, name: string): Promise<CollectorFile> =>
  asUsageError(async () => readCollectorFile((await readNamedFile(operation, name, largestFile)).toString('utf8')));

export async function requireCollector({ db }: Operation, name: string): Promise<Collector> {
  const collector = await findCollector(db, name);
  if (collector) return collector;
  throw new UsageError(`There is no collector "${name}". "collector list" shows all.`);
}
