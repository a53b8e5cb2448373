import type { CatalogTables } from './catalog-tables.ts';
import type { CollectorTables } from './collector-tables.ts';
import type { MoneyTables } from './money-tables.ts';
import type { PeopleTables } from './people-tables.ts';

/** The tables as seen by queries; kept in step with the migrations by hand. */
export interface Schema extends CatalogTables, CollectorTables, PeopleTables, MoneyTables {}
