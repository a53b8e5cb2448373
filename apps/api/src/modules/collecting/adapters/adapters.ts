import type { CollectorKind } from '../../../database/collector-tables.ts';
import type { Adapter, Crawl, Piece, RawDocument, Step } from './adapter.ts';
import { readShape } from './config-shape.ts';
import { eml } from './eml.ts';
import { feed } from './feed.ts';
import { html } from './html.ts';
import { json } from './json.ts';
import { ocds } from './ocds.ts';
import { pdf } from './pdf.ts';
import { table } from './table.ts';

/** An adapter with the configuration of a collector. */
export interface ConfiguredAdapter {
  version: number;
  addresses: readonly string[];
  findsAll: boolean;
  list(crawl: Crawl): AsyncGenerator<Step>;
  read(document: RawDocument): AsyncIterable<Piece> | Iterable<Piece>;
}

const configured =
  <Config>(adapter: Adapter<Config>) =>
  (raw: unknown): ConfiguredAdapter => {
    const config = readShape(adapter.shape, raw);
    return {
      version: adapter.version,
      addresses: adapter.addressesOf(config),
      findsAll: adapter.findsAll(config),
      list: (crawl) => adapter.list(config, crawl),
      read: (document) => adapter.read(config, document),
    };
  };

const adapters: Readonly<Record<CollectorKind, (config: unknown) => ConfiguredAdapter>> = {
  ocds: configured(ocds),
  feed: configured(feed),
  html: configured(html),
  json: configured(json),
  csv: configured(table),
  xlsx: configured(table),
  eml: configured(eml),
  pdf: configured(pdf),
};

export const collectorKinds = Object.keys(adapters) as CollectorKind[];

/** Creates an adapter. Throws a `ConfigFault` that names what is wrong with the configuration. */
export const configure = (kind: CollectorKind, config: unknown): ConfiguredAdapter => adapters[kind](config);
